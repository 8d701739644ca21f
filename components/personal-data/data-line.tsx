import type { ReactNode } from "react";
import { buttonVariants } from "@/components/ui/button";
import { DialogLink } from "@/components/ui/dialog-link";

interface DataLineProps {
  title: ReactNode;
  /** The link to the dialog; `hiddenText` continues its text for screen readers, such as " of 2024". */
  link: false | { param: string; id: string; text: string; hiddenText: string };
  children: ReactNode;
}

/** An edition or a person with a link to its dialog. */
export function DataLine({ title, link, children }: DataLineProps) {
  return (
    <li className="flex flex-wrap items-baseline gap-x-5 gap-y-1 border-rule border-b py-2.5">
      <b>{title}</b>
      <p className="mr-auto">{children}</p>
      {link && (
        <DialogLink param={link.param} id={link.id} className={buttonVariants({ size: "sm" })}>
          {link.text}
          <span className="sr-only">{link.hiddenText}</span>
        </DialogLink>
      )}
    </li>
  );
}
