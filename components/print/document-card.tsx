import { Link } from "@/components/ui/link";
import { tableHref } from "@/components/ui/table-state";
import { formatInstant } from "@/lib/platform/time/time";
import { countItems, type DocumentName, documentPath, printDocuments } from "@/lib/print/documents";
import type { DocumentSummary } from "@/lib/print/printable";

function stateOf({ printedAt, changed }: DocumentSummary, timeZone: string): string {
  if (!printedAt) return "";
  return `Printed on ${formatInstant(printedAt, timeZone)}; ${changed} new or changed since.`;
}

interface DocumentCardProps {
  document: DocumentName;
  days: readonly DocumentSummary[];
  timeZone: string;
}

/** A link to a document's page, by day if it is made for each, with when it was last printed. */
export function DocumentCard({ document, days, timeZone }: DocumentCardProps) {
  const { title, note } = printDocuments[document];
  return (
    <li className="rounded-md border border-rule bg-sheet px-5 pt-[1.1rem] pb-5 shadow-sheet">
      <h2 className="text-lg/8">{title}</h2>
      <p className="text-ink-soft text-sm/6">{note}</p>
      {days.map((summary) => (
        <p key={summary.day} className="mt-3 text-sm/6">
          <Link href={tableHref(documentPath(document), { day: String(summary.day ?? "") })} className="font-semibold">
            {summary.day && `Day ${summary.day}: `}
            {countItems(document, summary.count)}
          </Link>
          <br />
          {stateOf(summary, timeZone)}
        </p>
      ))}
    </li>
  );
}
