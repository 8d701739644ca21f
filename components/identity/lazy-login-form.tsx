"use client";

import dynamic from "next/dynamic";
import { Button } from "@/components/ui/button";

/** Loaded after the page: with the libraries of forms, the page's JavaScript would be a third more. */
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
