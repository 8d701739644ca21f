"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { notify } from "@/lib/notifications";

async function copy(password: string, name: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(password);
    notify("success", `The password of ${name} is copied.`);
  } catch {
    notify("error", "This browser does not allow copying. Show the password and copy it by hand.");
  }
}

/** A given password: masked, with buttons to show and copy it. */
export function GivenPassword({ password, name }: { password: string; name: string }) {
  const [isShown, setShown] = useState(false);
  const whose = <span className="sr-only"> the password of {name}</span>;
  return (
    <span className="inline-flex flex-wrap items-center gap-x-1">
      {isShown ? (
        <code className="wrap-anywhere font-mono text-sm/[1.4]">{password}</code>
      ) : (
        <span aria-hidden="true">••••••••</span>
      )}
      <Button size="sm" variant="quiet" className="-mx-1.5 print:hidden" onClick={() => setShown(!isShown)}>
        {isShown ? "Hide" : "Show"}
        {whose}
      </Button>
      <Button size="sm" variant="quiet" className="-mx-1.5 print:hidden" onClick={() => void copy(password, name)}>
        Copy
        {whose}
      </Button>
    </span>
  );
}
