"use client";

import { type ComponentProps, useState } from "react";
import { Input } from "@/components/ui/input";
import { useHydrated } from "@/components/ui/use-hydrated";

/** An input for the user's own password, with a button that shows what was typed. */
export function PasswordInput(props: ComponentProps<typeof Input>) {
  const [isShown, setShown] = useState(false);
  const isHydrated = useHydrated();
  return (
    <div className="relative">
      <Input
        {...props}
        type={isShown ? "text" : "password"}
        autoComplete="current-password"
        className="pr-18 [&::-ms-reveal]:hidden"
      />
      {isHydrated && (
        <button
          type="button"
          className="absolute inset-y-0 right-0 rounded-md px-3 font-semibold text-maple text-sm"
          aria-controls={props.id}
          onClick={() => setShown(!isShown)}
        >
          {isShown ? "Hide" : "Show"}
          <span className="sr-only"> password</span>
        </button>
      )}
    </div>
  );
}
