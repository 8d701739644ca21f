import { Link } from "@/components/ui/link";
import { type SearchParams, tableHref } from "@/components/ui/table-state";
import type { ContestantGroup } from "@/lib/generated/prisma/enums";
import { groups } from "@/lib/result/labels";

interface GroupSwitchProps {
  path: string;
  group: ContestantGroup;
  searchParams: SearchParams;
}

/** Links to the same page for the other group, of the same edition. */
export function GroupSwitch({ path, group, searchParams: { year } }: GroupSwitchProps) {
  return (
    <nav className="mb-6 print:hidden" aria-label="Groups">
      <ul className="flex flex-wrap gap-x-5">
        {groups.map((one) => (
          <li key={one}>
            <Link
              href={tableHref(path, { year: String(year ?? ""), group: one })}
              className="block py-1 aria-[current]:font-semibold aria-[current]:text-ink aria-[current]:no-underline"
              aria-current={one === group ? "page" : undefined}
            >
              {one}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
