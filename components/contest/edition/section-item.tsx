import type { ReactNode } from "react";
import { AccordionItem } from "@/components/ui/accordion";
import { Badge } from "@/components/ui/badge";

export interface SectionItemProps {
  /** Its anchor on the page. */
  id: string;
  title: string;
  /** A hint below the title. */
  lead?: ReactNode;
  children: ReactNode;
}

/** A section of the edition's page, which keeps its unsaved changes while it is closed. */
export function SectionItem({ id, title, lead, isUnsaved, children }: SectionItemProps & { isUnsaved?: boolean }) {
  return (
    <AccordionItem
      value={id}
      id={id}
      look="panel"
      title={title}
      summary={isUnsaved && <Badge tone="amber">Unsaved</Badge>}
    >
      {lead && <p className="mb-4 max-w-measure text-ink-soft">{lead}</p>}
      {children}
    </AccordionItem>
  );
}
