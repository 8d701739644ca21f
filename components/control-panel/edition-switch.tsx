import { Link } from "@/components/ui/link";
import { Notice } from "@/components/ui/notice";
import type { ControlPanelPath } from "@/lib/site/pages/control-panel-pages";
import type { PanelEdition } from "@/lib/site/pages/panel-edition";

interface EditionSwitchProps {
  path: ControlPanelPath;
  edition: Pick<PanelEdition, "year" | "currentYear" | "years">;
}

function noticeOf(year: number, currentYear: number): string {
  return year < currentYear
    ? `You see the ${year} edition. It is over and cannot be changed.`
    : `You see the ${year} edition. Only administrators see it until it is the current one.`;
}

/** Links to a page's other editions, and a notice unless it shows the current one; nothing if there is only one. */
export function EditionSwitch({ path, edition: { year, currentYear, years } }: EditionSwitchProps) {
  if (years.length < 2) return null;
  return (
    <>
      <nav className="mb-6 print:hidden" aria-label="Editions">
        <ul className="flex flex-wrap gap-x-5">
          {years.map((one) => (
            <li key={one}>
              <Link
                href={one === currentYear ? path : `${path}?year=${one}`}
                className="block py-1 aria-[current]:font-semibold aria-[current]:text-ink aria-[current]:no-underline"
                aria-current={one === year ? "page" : undefined}
              >
                {one > currentYear ? `${one} (draft)` : one}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {year !== currentYear && (
        <Notice tone="warning" className="mb-6">
          <p>{noticeOf(year, currentYear)}</p>
        </Notice>
      )}
    </>
  );
}
