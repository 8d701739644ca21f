import type { ReactNode } from "react";
import { Actions } from "@/components/ui/actions";
import { LeafTree } from "@/components/ui/leaf-tree";
import { PageHeading } from "@/components/ui/page-heading";
import { mailHref } from "@/lib/platform/text/mail-href";

interface ErrorScreenProps {
  status?: number;
  title: string;
  text: string;
  /** Whom to write to. */
  contactEmail?: string | null;
  children: ReactNode;
}

/** A page's place when it cannot be shown; it looks like the head of the home page. */
export function ErrorScreen({ status, title, text, contactEmail, children }: ErrorScreenProps) {
  return (
    <section className="col-[full] border-rule border-b bg-graph bg-paper px-gutter py-8 lg:py-18">
      <div className="mx-auto grid max-w-page items-center gap-x-12 gap-y-8 md:grid-cols-[minmax(0,1.7fr)_minmax(0,1fr)]">
        <div>
          {status && (
            <p className="mb-3 font-semibold font-serif text-lg text-maple leading-none tracking-widest">{status}</p>
          )}
          <PageHeading className="text-3xl">{title}</PageHeading>
          <p className="mt-4 max-w-measure text-lg/8">{text}</p>
          <Actions className="mt-6 grid-cols-2 max-sm:grid">{children}</Actions>
          {contactEmail && (
            <p className="mt-6 text-ink-soft">
              Questions? Write to <a href={mailHref(contactEmail)}>{contactEmail}</a>.
            </p>
          )}
        </div>
        <LeafTree className="h-auto w-full max-w-32 max-md:-order-1 md:max-w-80 md:justify-self-center" />
      </div>
    </section>
  );
}
