import { Link } from "@/components/ui/link";
import type { Warning } from "@/lib/team/warnings";

/** What was registered despite a warning, with the teams to open. */
export function WarningList({ warnings }: { warnings: readonly Warning[] }) {
  return (
    <section id="warnings" className="mt-8 scroll-mt-4" aria-labelledby="to-check">
      <h2 id="to-check" className="border-ink border-b-2 pb-1.5 text-xl">
        To check{" "}
        <span className="font-normal font-sans text-base text-ink-soft tracking-normal">{warnings.length}</span>
      </h2>
      <ul>
        {warnings.map(({ key, kind, name, details, teams }) => (
          <li
            key={key}
            className="grid grid-cols-1 gap-x-6 border-rule border-b py-2 sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)_minmax(0,2fr)]"
          >
            <bdi className="font-semibold">{name}</bdi>
            <p>
              <span className="font-semibold text-amber">{kind}.</span> {details}
            </p>
            <ul>
              {teams.map((team) => (
                <li key={team.id}>
                  <Link href={`/editTeam?team=${team.id}`}>
                    <bdi>{team.name}</bdi>
                  </Link>
                  , {team.countryName}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  );
}
