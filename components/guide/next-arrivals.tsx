import { GroupBadge } from "@/components/team/team-badges";
import { CallLink } from "@/components/ui/phone-link";
import { timeLeft } from "@/lib/edition/dates";
import { arrivalsAt } from "@/lib/guide/arrivals";
import { type HomeTeam, vehicleOf } from "@/lib/guide/home-team";

interface NextArrivalsProps {
  teams: readonly HomeTeam[];
  now: Date;
  timeZone: string;
}

/** All of them are on the guide's own page. */
const maxShown = 3;

/** On the home page, the teams that a guide meets next, in order, with their leaders and their phones. */
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
      <ul className="mt-3 divide-y divide-rule rounded-md border border-rule bg-paper">
        {next.slice(0, maxShown).map((team) => {
          const { id, name, group, countryName, countryFlag, arrival, leader } = team;
          const transfer = vehicleOf(team);
          return (
            <li
              key={id}
              className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-6 gap-y-2 px-4.5 py-3 first:py-4.5 md:grid-cols-[11rem_1fr_1fr_11rem] first:[&_time]:font-serif first:[&_time]:text-xl"
            >
              <p>
                <time className="font-semibold" dateTime={arrival.time}>
                  {arrival.text}
                </time>
                <span className="block text-ink-soft text-sm">
                  In {timeLeft(new Date(arrival.time), now, timeZone)}
                </span>
              </p>
              <div className="flex items-start gap-3 max-md:col-span-full max-md:row-start-2">
                <img className="flag" src={`data:image/png;base64,${countryFlag}`} alt="" width={40} height={25} />
                <p>
                  <bdi className="mr-2 font-semibold">{name}</bdi>
                  <GroupBadge group={group} />
                  <span className="block text-ink-soft text-sm">
                    {countryName} · <bdi>{leader.name}</bdi>
                  </span>
                </p>
              </div>
              <p className="max-md:col-span-full max-md:ml-13">
                {arrival.location}
                {arrival.tripNumber && `, ${arrival.tripNumber}`}
                {transfer && (
                  <span className="block text-ink-soft text-sm">
                    {transfer.vehicle}, {transfer.leavesAtText}
                  </span>
                )}
              </p>
              <CallLink
                contact={leader}
                isShort
                className="max-md:col-start-2 max-md:row-start-1 md:justify-self-end"
              />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
