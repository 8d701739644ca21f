import { ImportChanges } from "@/components/contestant/csv/import-changes";
import type { ImportResult } from "@/lib/contestant/csv/schema";

const meanings = [
  ["created", "Created", "first credentials or seat"],
  ["updated", "Changed", "replaced"],
  ["unchanged", "Unchanged", "same as in the file"],
  ["skipped", "Skipped", "lines with only a code"],
] as const;

/** How many contestants an import changes, or has changed, and the values that it would change. */
export function ImportPreview({ result }: { result: ImportResult }) {
  const { changes = [], ...counts } = result;
  return (
    <>
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,11rem),1fr))] gap-4">
        {meanings.map(([key, title, meaning]) => (
          <div
            key={key}
            data-none={counts[key] === 0 || undefined}
            className="flex flex-col-reverse justify-end border-maple border-l-3 pl-3 data-none:border-rule"
          >
            <dt className="font-semibold">
              {title} <span className="block font-normal text-ink-soft text-xs">{meaning}</span>
            </dt>
            <dd className="font-semibold font-serif text-2xl tabular-nums">{counts[key].toLocaleString("en-GB")}</dd>
          </div>
        ))}
      </dl>
      {changes.length > 0 && <ImportChanges changes={changes} />}
    </>
  );
}
