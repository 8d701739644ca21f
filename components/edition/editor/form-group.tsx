import { type ReactNode, useId } from "react";

interface FormGroupProps {
  id?: string;
  title: string;
  lead?: string;
  beside?: ReactNode;
  children: ReactNode;
}

export function FormGroup({ id, title, lead, beside, children }: FormGroupProps) {
  const titleId = useId();
  return (
    <section
      id={id}
      aria-labelledby={titleId}
      className="border-rule [section+&]:mt-7 [section+&]:border-t [section+&]:pt-5"
    >
      <div className="flex flex-wrap items-center gap-x-5 gap-y-1.5">
        <h2 id={titleId} className="text-lg">
          {title}
        </h2>
        {beside}
      </div>
      {lead && <p className="max-w-measure text-ink-soft text-sm/6">{lead}</p>}
      <div className="mt-3">{children}</div>
    </section>
  );
}
