import { DataLine } from "@/components/personal-data/data-line";
import { formatDate, toLocalDate } from "@/lib/platform/time/time";

interface EditionListProps {
  editions: readonly {
    id: string;
    year: number;
    /** The last day on which personal data is kept, yyyy-MM-dd. */
    keptUntil: string;
    dataDeletedAt: Date | null;
    timeZone: string;
    canBeDeleted: boolean;
  }[];
  instant: Date;
}

/** Until when each edition keeps personal data, with a link to its deletion. */
export function EditionList({ editions, instant }: EditionListProps) {
  return (
    <ul className="mt-2 border-rule border-t">
      {editions.map(({ id, year, keptUntil, dataDeletedAt, timeZone, canBeDeleted }) => (
        <DataLine
          key={id}
          title={<span className="font-serif text-lg tabular-nums">{year}</span>}
          link={canBeDeleted && { param: "delete", id: String(year), text: "Delete data", hiddenText: ` of ${year}` }}
        >
          {dataDeletedAt ? (
            `Deleted on ${formatDate(toLocalDate(dataDeletedAt, timeZone))}.`
          ) : keptUntil < toLocalDate(instant, timeZone) ? (
            <b className="font-semibold text-amber">Due since {formatDate(keptUntil)}.</b>
          ) : (
            `Kept until ${formatDate(keptUntil)}.`
          )}
        </DataLine>
      ))}
    </ul>
  );
}
