import type { ReactNode } from "react";
import { Flag } from "@/components/ui/flag";
import { Panel } from "@/components/ui/panel";
import { Portrait } from "@/components/ui/portrait";
import { groupPlural } from "@/lib/result/labels";
import { pointsFormat } from "@/lib/result/points";
import type { Results } from "@/lib/result/views";

interface MedallistsProps {
  results: Results;
  /** The path of the results page, which each contestant links to. */
  path: string;
  /** Below the medallists, such as a link. */
  children?: ReactNode;
}

/** Who won gold in each group, with portraits and flags. */
export function Medallists({ results, path, children }: MedallistsProps) {
  const groups = results.groups
    .map(({ group, contestants }) => ({ group, gold: contestants.filter(({ award }) => award === "GOLD") }))
    .filter(({ gold }) => gold.length > 0);
  if (groups.length === 0) return children ?? null;
  return (
    <Panel className="mb-6 space-y-5 border-t-4 border-t-gold-fill print:hidden">
      {groups.map(({ group, gold }) => {
        const format = pointsFormat(gold.map(({ total }) => total));
        return (
          <section
            key={group}
            aria-labelledby={`gold-${group}`}
            className="gap-x-6 border-rule xl:grid xl:grid-cols-[9.25rem_1fr] [section+&]:border-t [section+&]:pt-5"
          >
            <h2 id={`gold-${group}`} className="mb-3 text-gold text-xl">
              Gold, {groupPlural(group)}
            </h2>
            <ul className="grid grid-cols-3 gap-x-3 gap-y-4 lg:grid-cols-6">
              {gold.map(({ code, fullName, picturePath, countryCode, countryName, total }) => (
                <li
                  key={code}
                  className="grid grid-cols-1 content-start justify-items-center text-center text-sm/snug [&_.portrait]:mb-1.5 [&_.portrait]:w-16 [&_.portrait]:text-2xl sm:[&_.portrait]:w-20"
                >
                  <Portrait path={picturePath} name={fullName} countryCode={countryCode} eager />
                  <a
                    href={`${path}?contestant=${code}`}
                    className="font-semibold text-ink no-underline hover:underline"
                  >
                    <bdi>{fullName}</bdi>
                  </a>
                  <span className="mt-1 flex flex-wrap items-center justify-center gap-x-1.5 [&_.flag]:h-[15px] [&_.flag]:w-6">
                    <Flag code={countryCode} country="" />
                    <span className="text-ink-soft max-sm:text-xs">{countryName}</span>
                    <b className="basis-full">{format(total)}</b>
                  </span>
                </li>
              ))}
            </ul>
          </section>
        );
      })}
      {children}
    </Panel>
  );
}
