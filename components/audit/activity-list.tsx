import { activityHref } from "@/components/audit/activity-href";
import { ChangedValue } from "@/components/ui/changed-value";
import { Disclosure } from "@/components/ui/disclosure";
import { Link } from "@/components/ui/link";
import { groupBy } from "@/lib/platform/group-by";
import { plural } from "@/lib/platform/text/plural";
import type { Activity, EntityChange } from "@/lib/site/audit/activity";

interface ActivityListProps {
  activities: readonly Activity[];
  /** The id of the team that the list is filtered by. */
  chosenTeam: string | undefined;
  timeZone: string;
}

/** Audit log entries, newest first, grouped by day in the venue's time zone. */
export function ActivityList({ activities, chosenTeam, timeZone }: ActivityListProps) {
  const dayFormat = new Intl.DateTimeFormat("en-GB", { dateStyle: "full", timeZone });
  const timeFormat = new Intl.DateTimeFormat("en-GB", { timeStyle: "short", timeZone });
  const days = [...groupBy(activities, ({ at }) => dayFormat.format(at))];
  return days.map(([day, entries]) => (
    <section key={day} className="[section+&]:mt-9" aria-label={day}>
      <h2 className="sticky top-0 z-1 bg-paper py-2 text-lg/8 shadow-[inset_0_-2px_var(--color-ink)]">{day}</h2>
      <ol>
        {entries.map((entry) => (
          <li
            key={entry.id}
            className="grid grid-cols-1 gap-x-4 border-rule border-b py-[0.9rem] sm:grid-cols-[3.5rem_minmax(0,1fr)]"
          >
            <time className="text-ink-soft tabular-nums" dateTime={entry.at.toISOString()}>
              {timeFormat.format(entry.at)}
            </time>
            <div>
              <h3 className="wrap-anywhere text-wrap font-normal font-sans tracking-normal">
                <Link href={activityHref({ person: entry.userId })} className="font-semibold">
                  <bdi>{entry.userName}</bdi>
                </Link>{" "}
                {entry.sentence}
              </h3>
              {entry.teams.length > 0 && <Teams teams={entry.teams} chosen={chosenTeam} />}
              <Changes {...entry} />
            </div>
          </li>
        ))}
      </ol>
    </section>
  ));
}

/** Further teams are only counted: an import may change all of them. */
const maxTeams = 3;

function Teams({ teams, chosen }: Pick<Activity, "teams"> & { chosen: string | undefined }) {
  const others = teams.length - maxTeams;
  return (
    <p className="wrap-anywhere flex flex-wrap gap-x-6 gap-y-0.5 text-sm/6">
      {teams.slice(0, maxTeams).map(({ id, name, isEditable }) => (
        <span key={id}>
          {isEditable ? (
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
      {others > 0 && <span>and {plural(others, "more team", "more teams")}</span>}
    </p>
  );
}

/** More changes than this are collapsed. Registering a team with all its people makes 13. */
const maxChanges = 20;

/** The changed records; many are collapsed below a summary. */
function Changes({ changes, summary, teams }: Pick<Activity, "changes" | "summary" | "teams">) {
  // The name of a single team is above the changes already.
  const nameOf = ({ nouns, name }: EntityChange) => (nouns[0] === "Team" && teams.length === 1 ? "" : name);
  const list = changes.map((entity) => <ChangedEntity key={entity.id} {...entity} name={nameOf(entity)} />);
  if (changes.length <= maxChanges) return list;
  return (
    <Disclosure look="plain" title={summary} className="mt-2 text-sm/6">
      {list}
    </Disclosure>
  );
}

/** An inline block, because the line of `del` does not strike through inline blocks. */
const nothing = <span className="inline-block font-normal text-ink-soft italic">nothing</span>;

const entityClass = "wrap-anywhere mt-2 border-rule border-l-2 pl-3.5 text-sm/6";

/** What a write changed of one entity; the fields of an added or deleted one are collapsed. */
function ChangedEntity({ nouns: [kind], name, type, fields }: EntityChange) {
  const title = (
    <>
      {kind} {name && <bdi>{name}</bdi>}
    </>
  );
  const list = (
    <dl>
      {fields.map((field) => (
        <div
          key={field.label}
          className="grid grid-cols-1 gap-x-4 py-[0.1rem] sm:grid-cols-[minmax(7rem,12rem)_minmax(0,1fr)]"
        >
          <dt className="text-ink-soft">{field.label}</dt>
          <dd>
            {"note" in field && <i>{field.note}</i>}
            {"before" in field &&
              (type === "changed" ? (
                <ChangedValue before={field.before ?? nothing} after={field.after ?? nothing} />
              ) : (
                <bdi>{field.after ?? field.before ?? nothing}</bdi>
              ))}
          </dd>
        </div>
      ))}
    </dl>
  );
  if (type === "changed") {
    return (
      <div className={entityClass}>
        <h4 className="font-sans font-semibold leading-normal">{title}</h4>
        {list}
      </div>
    );
  }
  return (
    <Disclosure
      look="plain"
      title={
        <>
          {title} <span className="font-normal text-ink-soft">{type}</span>
        </>
      }
      className={entityClass}
    >
      {list}
    </Disclosure>
  );
}
