import type { ImportCounts } from "@/components/contestant/csv/use-import";

const meanings = [
  ["created", "Created", "get their first credentials or seat"],
  ["updated", "Changed", "had some and get others"],
  ["unchanged", "Unchanged", "have what the file says already"],
  ["skipped", "Skipped", "lines with nothing but a code"],
] as const;

/** How many contestants a file makes which difference to, or made. */
export function ImportPreview({ counts }: { counts: ImportCounts }) {
  return (
    <dl className="import-counts">
      {meanings.map(([key, title, meaning]) => (
        <div key={key} data-none={counts[key] === 0 || undefined}>
          <dt>
            {title} <span>{meaning}</span>
          </dt>
          <dd>{counts[key].toLocaleString("en-GB")}</dd>
        </div>
      ))}
    </dl>
  );
}
