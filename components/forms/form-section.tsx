import type { ReactNode } from "react";

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
