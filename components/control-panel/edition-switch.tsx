import { Link } from "@/components/ui/link";
import { Notice } from "@/components/ui/notice";
import type { ControlPanelPath } from "@/lib/pages/control-panel-pages";
import type { PanelEdition } from "@/lib/pages/panel-edition";

interface EditionSwitchProps {
  path: ControlPanelPath;
  edition: Pick<PanelEdition, "year" | "isCurrent" | "years">;
}

/** Links to a page's other editions, and a notice while it shows a past one; nothing before there is a past edition. */
export function EditionSwitch({ path, edition: { year, isCurrent, years } }: EditionSwitchProps) {
  if (years.length < 2) return null;
  return (
    <>
      <nav className="mb-6 print:hidden" aria-label="Editions">
        <ul className="flex flex-wrap gap-x-5">
          {years.map((one, i) => (
            <li key={one}>
              <Link
                // The current edition comes first.
                href={i === 0 ? path : `${path}?year=${one}`}
                className="block py-1 aria-[current]:font-semibold aria-[current]:text-ink aria-[current]:no-underline"
                aria-current={one === year ? "page" : undefined}
              >
                {one}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {!isCurrent && (
        <Notice tone="warning" className="mb-6">
          <p>You see the {year} edition. It is over and cannot be changed.</p>
        </Notice>
      )}
    </>
  );
}
