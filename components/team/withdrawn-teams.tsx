import { Badge } from "@/components/ui/badge";

interface WithdrawnTeamsProps {
  teams: readonly { id: string; name: string; group: string }[];
}

/** A country's withdrawn teams, which its registrator cannot edit. */
export function WithdrawnTeams({ teams }: WithdrawnTeamsProps) {
  if (teams.length === 0) return null;
  return (
    <section className="mt-12" aria-labelledby="withdrawn-teams">
      <h2 id="withdrawn-teams" className="text-xl">
        Withdrawn teams
      </h2>
      <p className="mt-1 mb-3 text-ink-soft">They no longer take part. The organizers can restore them.</p>
      <ul className="divide-y divide-rule border-rule border-y">
        {teams.map(({ id, name, group }) => (
          <li key={id} className="wrap-anywhere flex flex-wrap items-center gap-x-4 gap-y-1 py-2.5">
            <bdi className="font-semibold">{name}</bdi>
            <span>{group}</span>
            <Badge>Withdrawn</Badge>
          </li>
        ))}
      </ul>
    </section>
  );
}
