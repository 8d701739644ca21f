"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { copyText } from "@/lib/platform/browser/copy-text";

interface GivenPasswordProps {
  name: string;
  email: string;
  password: string;
  siteUrl: string;
}

/** A given password: masked, with buttons to show it and to copy it, alone or in a message to its owner. */
export function GivenPassword({ name, email, password, siteUrl }: GivenPasswordProps) {
  const [isShown, setShown] = useState(false);
  const hiddenLabel = <span className="sr-only"> the password of {name}</span>;
  const message = `Log in at ${siteUrl}/login\nE-mail: ${email}\nPassword: ${password}\n`;
  return (
    <span className="inline-flex flex-wrap items-center gap-x-1 *:[button]:-mx-1.5 forced-colors:*:[button]:mx-0">
      {isShown ? <code className="font-mono text-sm/[1.4]">{password}</code> : <span aria-hidden="true">••••••••</span>}
      <Button size="sm" variant="quiet" onClick={() => setShown(!isShown)}>
        {isShown ? "Hide" : "Show"}
        {hiddenLabel}
      </Button>
      <Button size="sm" variant="quiet" onClick={() => void copyText(password, `The password of ${name} is copied.`)}>
        Copy
        {hiddenLabel}
      </Button>
      <Button
        size="sm"
        variant="quiet"
        onClick={() => void copyText(message, `The login message for ${name} is copied.`)}
      >
        Copy login message<span className="sr-only"> for {name}</span>
      </Button>
    </span>
  );
}
