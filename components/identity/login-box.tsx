import { cx } from "class-variance-authority";
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
      <PageHeading className={cx("text-2xl", lead ? "mb-2" : "mb-6")}>{title}</PageHeading>
      {lead && <p className="mb-6 text-ink-soft">{lead}</p>}
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
