"use client";

import { usePathname, useRouter, useSearchParams } from "next/navigation";
import { startTransition, useOptimistic } from "react";
import { Chevron } from "@/components/ui/chevron";
import { Select } from "@/components/ui/input";
import { Link } from "@/components/ui/link";
import { Notice } from "@/components/ui/notice";
import { type ControlPanelPage, controlPanelPages, panelGroups } from "@/lib/site/pages/control-panel-pages";

const pages: readonly ControlPanelPage[] = controlPanelPages;

interface PanelNavProps {
  /** All editions with the next one, the latest first. */
  years: readonly number[];
  currentYear: number;
}

/** The control panel's current page, and the year that it shows. */
function useShownPage(currentYear: number) {
  const path = usePathname();
  const year = Number(useSearchParams().get("year") ?? currentYear);
  return { path, year, page: pages.find((one) => one.path === path) };
}

/** Whether a page shows the edition of this year. */
const isShownIn = (page: ControlPanelPage | undefined, year: number, currentYear: number) =>
  year === currentYear || page?.editions === "all" || page?.editions === (year < currentYear ? "past" : "next");

/** The address of a page with `?year=`, which is omitted for the current year and if the page does not show that edition. */
const hrefOf = (page: ControlPanelPage, year: number, currentYear: number) =>
  year !== currentYear && isShownIn(page, year, currentYear) ? `${page.path}?year=${year}` : page.path;

/** The control panel's navigation: a choice of the edition, and the pages in groups. Collapsed below 1,024 px. */
export function PanelNav({ years, currentYear }: PanelNavProps) {
  const { path, year, page } = useShownPage(currentYear);
  const currentPath = page?.parent ?? path;
  const title = pages.find((one) => one.path === currentPath)?.title ?? "Overview";
  return (
    <nav
      aria-label="Control panel"
      className="max-md:-mt-7 max-lg:-mt-4 max-lg:mb-5 max-lg:border-rule max-lg:border-b print:hidden"
    >
      <details key={path} className="group/fold peer lg:hidden">
        <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 font-semibold [&::-webkit-details-marker]:hidden">
          <span className="font-normal text-ink-soft">Control Panel</span> {title}
          <Chevron />
        </summary>
      </details>
      <div className="max-lg:pb-4 max-lg:peer-not-open:hidden max-lg:sm:columns-2 lg:sticky lg:top-4">
        {years.length > 1 && <EditionChoice years={years} currentYear={currentYear} year={year} page={page} />}
        {[undefined, ...panelGroups].map((group) => (
          <div key={group ?? ""} className="break-inside-avoid">
            {group && (
              <h2 className="mt-3 mb-0.5 ps-3.5 font-sans font-semibold text-ink-soft text-xs uppercase tracking-wider">
                {group}
              </h2>
            )}
            <ul>
              {!group && (
                <PanelLink href="/controlPanel" title="Overview" current={path === "/controlPanel" && "page"} />
              )}
              {pages
                .filter((one) => one.group === group && !one.parent)
                .map((one) => (
                  <PanelLink
                    key={one.path}
                    href={hrefOf(one, year, currentYear)}
                    title={one.title}
                    current={one.path === currentPath && (one.path === path ? "page" : "true")}
                  />
                ))}
            </ul>
          </div>
        ))}
      </div>
    </nav>
  );
}

function PanelLink({ href, title, current }: { href: string; title: string; current: "page" | "true" | false }) {
  return (
    <li>
      <Link
        href={href}
        aria-current={current || undefined}
        className="block border-transparent border-s-3 px-3 py-1 text-ink text-sm/5 no-underline hover:text-maple aria-[current]:border-maple aria-[current]:bg-sunk aria-[current]:font-semibold max-lg:py-2.5 forced-colors:not-aria-[current]:border-[Canvas]"
      >
        {title}
      </Link>
    </li>
  );
}

interface EditionChoiceProps extends PanelNavProps {
  year: number;
  page: ControlPanelPage | undefined;
}

function nameOf(year: number, currentYear: number): string {
  if (year === currentYear) return `${year}, current`;
  return year > currentYear ? `${year}, next edition` : String(year);
}

/** Opens the page in another edition, or another page if this one does not show that edition. */
function EditionChoice({ years, currentYear, year, page }: EditionChoiceProps) {
  const router = useRouter();
  // Shows the choice while the new page is loading.
  const [chosen, choose] = useOptimistic(year);

  function hrefIn(newYear: number): string {
    if (page && isShownIn(page, newYear, currentYear)) return hrefOf(page, newYear, currentYear);
    if (newYear === currentYear) return "/controlPanel";
    return `/controlPanel/${newYear < currentYear ? "teams" : "edition"}?year=${newYear}`;
  }

  function open(newYear: number) {
    startTransition(() => {
      choose(newYear);
      router.push(hrefIn(newYear));
    });
  }

  return (
    <Select
      size="sm"
      className="mb-3"
      aria-label="Edition"
      value={chosen}
      onChange={({ target }) => open(Number(target.value))}
    >
      {years.map((option) => (
        <option key={option} value={option}>
          {nameOf(option, currentYear)}
        </option>
      ))}
    </Select>
  );
}

interface EditionNoticeProps extends Pick<PanelNavProps, "currentYear"> {
  /** The dates on which personal data was deleted, by year. */
  deletedOn: Readonly<Record<number, string>>;
}

/** Says which edition the page shows unless it is the current one, and whether its personal data was deleted. */
export function EditionNotice({ currentYear, deletedOn }: EditionNoticeProps) {
  const { year, page } = useShownPage(currentYear);
  const sentences = [
    year < currentYear &&
      `You see the ${year} edition. It is over: only the state of its results and what is marked as printed can be changed.`,
    year > currentYear && `You see the ${year} edition. Only administrators see it until it is the current one.`,
    deletedOn[year] && `Its personal data was deleted on ${deletedOn[year]}.`,
  ].filter(Boolean);
  if (sentences.length === 0 || !isShownIn(page, year, currentYear)) return null;
  return (
    <Notice tone="warning" className="mb-6 print:hidden">
      {sentences.join(" ")}
    </Notice>
  );
}
