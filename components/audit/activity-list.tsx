import { activityHref } from "@/components/audit/activity-href";
import { ChangedEntity } from "@/components/audit/changed-entity";
import { Link } from "@/components/ui/link";
import type { Activity } from "@/lib/site/audit/activity";

interface ActivityListProps {
  activities: readonly Activity[];
  /** Id of the team that the list is filtered by. */
  chosenTeam: string | undefined;
  timeZone: string;
}

/** Audit log entries, newest first, grouped by day in the venue's time zone. */
export function ActivityList({ activities, chosenTeam, timeZone }: ActivityListProps) {
  const dayOf = new Intl.DateTimeFormat("en-GB", { dateStyle: "full", timeZone });
  const timeOf = new Intl.DateTimeFormat("en-GB", { timeStyle: "short", timeZone });
  const days = new Map<string, Activity[]>();
  for (const activity of activities) {
    const day = dayOf.format(activity.at);
    days.set(day, [...(days.get(day) ?? []), activity]);
  }
  return [...days].map(([day, entries]) => (
    <section key={day} className="[section+&]:mt-9" aria-label={day}>
      <h2 className="sticky top-0 z-1 bg-paper py-2 text-lg/8 shadow-[inset_0_-2px_var(--color-ink)]">{day}</h2>
      <ol>
        {entries.map(({ id, at, userId, userName, sentence, teams, changes }) => (
          <li
            key={id}
            className="grid grid-cols-1 gap-x-4 border-rule border-b py-[0.9rem] sm:grid-cols-[3.5rem_minmax(0,1fr)]"
          >
            <time className="text-ink-soft tabular-nums" dateTime={at.toISOString()}>
              {timeOf.format(at)}
            </time>
            <div>
              <h3 className="wrap-anywhere font-normal font-sans">
                <Link href={activityHref({ person: userId })} className="font-semibold">
                  <bdi>{userName}</bdi>
                </Link>{" "}
                {sentence}
              </h3>
              {teams.length > 0 && <Teams teams={teams} chosen={chosenTeam} />}
              {changes.map((entity) => (
                <ChangedEntity
                  key={entity.id}
                  {...entity}
                  name={entity.kind === "Team" && teams.length === 1 ? "" : entity.name}
                />
              ))}
            </div>
          </li>
        ))}
      </ol>
    </section>
  ));
}

/** An import changes every team of the tournament. */
const maxTeams = 3;

function Teams({ teams, chosen }: Pick<Activity, "teams"> & { chosen: string | undefined }) {
  return (
    <p className="wrap-anywhere flex flex-wrap gap-x-6 gap-y-0.5 text-sm/6">
      {teams.slice(0, maxTeams).map(({ id, name, isCurrent }) => (
        <span key={id}>
          {isCurrent ? (
            <Link href={`/editTeam?team=${id}`}>
              <bdi>{name}</bdi>
            </Link>
          ) : (
            <bdi>{name}</bdi>
          )}{" "}
          {id !== chosen && (
            <Link href={activityHref({ team: id })} className="ml-1.5 text-ink-soft">
              All of this team<span className="sr-only">: {name}</span>
            </Link>
          )}
        </span>
      ))}
      {teams.length > maxTeams && <span>and {teams.length - maxTeams} more teams</span>}
    </p>
  );
}
