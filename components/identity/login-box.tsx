import type { ReactNode } from "react";
import { Notice } from "@/components/ui/notice";
import { PageHeading } from "@/components/ui/page-heading";

interface LoginBoxProps {
  title: string;
  lead?: string;
  children: ReactNode;
}

export function LoginBox({ title, lead, children }: LoginBoxProps) {
  return (
    <div className="mx-auto my-4 w-full max-w-[500px] rounded-md border border-rule border-t-4 border-t-maple bg-sheet p-5 shadow-lifted md:my-16 md:p-10">
      <header className="mb-6">
        <PageHeading className="text-2xl">{title}</PageHeading>
        {lead && <p className="mt-2 text-ink-soft">{lead}</p>}
      </header>
      {children}
    </div>
  );
}

export function NeedsJavaScript() {
  return (
    <Notice tone="warning" className="mb-6 not-noscript:hidden">
      Logging in needs JavaScript, which is off in this browser.
    </Notice>
  );
}
