import { ContactPhone } from "@/components/guide/contact-phone";
import { GroupBadge } from "@/components/team/team-badges";
import { timeLeft } from "@/lib/edition/dates";
import { arrivalsAt } from "@/lib/guide/arrivals";
import type { HomeTeam } from "@/lib/guide/home-team";

interface NextArrivalsProps {
  teams: readonly HomeTeam[];
  now: Date;
  timeZone: string;
}

/** On the home page, the teams that a guide meets next, in order, with their leaders' phones. */
export function NextArrivals({ teams, now, timeZone }: NextArrivalsProps) {
  if (teams.length === 0) return <p>No teams are assigned to you yet.</p>;
  const { next, past } = arrivalsAt(teams, now);
  if (next.length === 0)
    return <p>{past.length > 0 ? "All your teams have arrived." : "All your teams take part online."}</p>;
  return (
    <section aria-labelledby="next-arrivals">
      <h3 id="next-arrivals" className="text-lg">
        {next.length === 1 ? "Next arrival" : "Next arrivals"}
      </h3>
      <ul className="divide-y divide-rule">
        {next.map(({ id, name, group, countryName, arrival, leader }) => (
          <li key={id} className="grid grid-cols-[1fr_fit-content(50%)] gap-x-4 gap-y-1 py-3 md:grid-cols-3">
            <p>
              <strong>
                <time dateTime={arrival.time}>{arrival.text}</time>
              </strong>
              <span className="block text-ink-soft text-sm">
                In {timeLeft(new Date(arrival.time), now, timeZone)} · {arrival.location}
                {arrival.tripNumber && `, ${arrival.tripNumber}`}
              </span>
            </p>
            <p>
              <bdi className="mr-2 font-semibold">{name}</bdi>
              <GroupBadge group={group} />
              <span className="block text-ink-soft text-sm">{countryName}</span>
            </p>
            <div className="col-start-2 row-span-2 row-start-1 self-center text-right md:col-start-3">
              <ContactPhone contact={leader} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
