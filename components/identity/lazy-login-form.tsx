"use client";

import dynamic from "next/dynamic";
import { Button } from "@/components/ui/button";

/** The login form, loaded after the page: the libraries of forms would make the page's JavaScript a third larger. */
export const LazyLoginForm = dynamic(
  () => import("@/components/identity/login-form").then((module) => module.LoginForm),
  {
    ssr: false,
    // As high as the form.
    loading: () => (
      <div className="grid min-h-58 content-end justify-items-start">
        <Button variant="primary" disabled>
          Log in
        </Button>
      </div>
    ),
  },
);
