type ImportKind = "created" | "updated" | "unchanged" | "skipped";

interface ImportCountsProps {
  counts: Record<ImportKind, number>;
  /** The kinds in their order, each with a title and what it means. */
  meanings: readonly (readonly [kind: ImportKind, title: string, meaning: string])[];
}

export function ImportCounts({ counts, meanings }: ImportCountsProps) {
  return (
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
  );
}
