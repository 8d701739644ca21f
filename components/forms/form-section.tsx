import { cx } from "class-variance-authority";
import type { ReactNode } from "react";

const block =
  "relative min-w-0 break-inside-avoid space-y-5 rounded-md border border-rule bg-sheet px-4 pb-4 shadow-sheet md:px-7 md:pb-7";

interface FormBlockProps {
  /** Names the group; a block under a heading needs none. */
  legend?: string;
  children: ReactNode;
}

export function FormBlock({ legend, children }: FormBlockProps) {
  if (!legend) return <div className={cx(block, "pt-4 md:pt-7")}>{children}</div>;
  return (
    <fieldset className={cx(block, "pt-19")}>
      {/* Positioned, because browsers draw a legend in the border. */}
      <legend className="absolute top-4 left-4 font-semibold font-serif text-lg md:left-7">{legend}</legend>
      {children}
    </fieldset>
  );
}

interface FormSectionProps {
  /** For links; the heading's id is this with "-heading". */
  id: string;
  title: string;
  children: ReactNode;
}

export function FormSection({ id, title, children }: FormSectionProps) {
  const headingId = `${id}-heading`;
  return (
    <section id={id} className="mb-10" aria-labelledby={headingId}>
      <h2 id={headingId} className="mb-4 text-2xl">
        {title}
      </h2>
      <div className="space-y-5">{children}</div>
    </section>
  );
}
