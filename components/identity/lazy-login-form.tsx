"use client";

import dynamic from "next/dynamic";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import { loginLabels } from "@/lib/identity/labels";

/** The login form, loaded after the page: the libraries of forms would make the page's JavaScript a third larger. */
export const LazyLoginForm = dynamic(
  () => import("@/components/identity/login-form").then((module) => module.LoginForm),
  {
    ssr: false,
    loading: () => (
      <div className="grid justify-items-start gap-5">
        {[loginLabels.email, loginLabels.password].map((label) => (
          <label key={label} className="grid w-full gap-1 font-semibold text-sm/6">
            {label}
            <Input disabled />
          </label>
        ))}
        <Button variant="primary" disabled>
          Log in
        </Button>
      </div>
    ),
  },
);
