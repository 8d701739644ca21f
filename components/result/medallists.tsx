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
}

/** Who won gold in each group, with portraits and flags. */
export function Medallists({ results, path }: MedallistsProps) {
  const groups = results.groups
    .map(({ group, contestants }) => ({ group, gold: contestants.filter(({ award }) => award === "GOLD") }))
    .filter(({ gold }) => gold.length > 0);
  return groups.map(({ group, gold }) => {
    const format = pointsFormat(gold.map(({ total }) => total));
    return (
      <Panel key={group} className="mb-6 border-t-4 border-t-gold-fill print:hidden">
        <section aria-labelledby={`gold-${group}`}>
          <h2 id={`gold-${group}`} className="mb-4 text-gold text-xl">
            Gold, {groupPlural(group)}
          </h2>
          <ul className="grid grid-cols-3 gap-x-3 gap-y-5 sm:grid-cols-[repeat(auto-fit,minmax(8.5rem,1fr))]">
            {gold.map(({ code, fullName, picturePath, countryCode, countryName, total }) => (
              <li
                key={code}
                className="grid grid-cols-1 content-start justify-items-center text-center text-sm [&_.portrait]:mb-2 [&_.portrait]:aspect-[150/190] [&_.portrait]:h-auto [&_.portrait]:w-full [&_.portrait]:max-w-24"
              >
                <Portrait path={picturePath} name={fullName} countryCode={countryCode} eager />
                <a href={`${path}?contestant=${code}`} className="font-semibold text-ink no-underline hover:underline">
                  <bdi>{fullName}</bdi>
                </a>
                <span className="flex items-center gap-x-1.5 gap-y-1 text-ink-soft max-sm:flex-col [&_.flag]:h-[15px] [&_.flag]:w-6">
                  <Flag code={countryCode} country="" />
                  {countryName}
                </span>
                <b>{format(total)}</b>
              </li>
            ))}
          </ul>
        </section>
      </Panel>
    );
  });
}
