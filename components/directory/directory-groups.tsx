import type { DirectorySearch } from "@/components/directory/directory-search";

interface DirectoryGroupsProps {
  countOf: (group: DirectorySearch["group"]) => number;
  current: DirectorySearch["group"];
  hrefOf: (group: DirectorySearch["group"]) => string;
}

/** Links that show the items of one group, with their numbers. */
export function DirectoryGroups({ countOf, current, hrefOf }: DirectoryGroupsProps) {
  return (
    <nav aria-label="Group" className="mb-2 flex gap-x-5 print:hidden">
      {(["", "Junior", "Senior"] as const).map((group) => (
        <a
          key={group}
          href={hrefOf(group)}
          aria-current={group === current ? "true" : undefined}
          className="border-maple py-2 font-semibold text-ink-soft no-underline hover:text-maple aria-[current]:border-b-3 aria-[current]:pb-1.25 aria-[current]:text-ink"
        >
          {group || "All groups"} <span className="font-normal">{countOf(group)}</span>
        </a>
      ))}
    </nav>
  );
}
