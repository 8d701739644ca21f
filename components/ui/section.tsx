import { type ReactNode, useId } from "react";

interface SectionProps {
  /** Of the heading, for links to it. */
  id?: string;
  title: string;
  isLarge?: boolean;
  className?: string;
  children: ReactNode;
}

export function Section({ id, title, isLarge = false, className, children }: SectionProps) {
  const ownId = useId();
  const headingId = id ?? ownId;
  return (
    <section aria-labelledby={headingId} className={className}>
      <h2 id={headingId} className={isLarge ? "text-2xl" : "text-xl"}>
        {title}
      </h2>
      {children}
    </section>
  );
}
