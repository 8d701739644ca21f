import { EmptyState } from "@/components/ui/empty-state";
import { Portrait } from "@/components/ui/portrait";
import type { CommitteeView } from "@/lib/contest/schema";

/** Each committee with its members' cards: picture, full name, role and country. */
export function Committees({ committees }: { committees: readonly CommitteeView[] }) {
  if (committees.length === 0) return <EmptyState title="No committees yet">They will be listed here.</EmptyState>;
  return committees.map(({ name, members }) => (
    <section key={name} className="committee">
      <h2 className="mb-5 text-2xl">{name}</h2>
      {members.length === 0 ? (
        <p>Its members will be announced soon.</p>
      ) : (
        <ul className="people">
          {members.map(({ role, person }) => (
            <li key={`${person.fullName} ${role}`}>
              <Portrait path={person.picturePath} name={person.fullName} />
              <b>{person.fullName}</b>
              <small>{role}</small>
              <small>{person.country.name}</small>
            </li>
          ))}
        </ul>
      )}
    </section>
  ));
}
