import { ArrivalTick } from "@/components/arrival/arrival-tick";
import { CallLink, ContactPhone } from "@/components/guide/contact-phone";
import { TeamTick } from "@/components/guide/team-ticks";
import type { GuidedPerson, GuideHomeTeam } from "@/components/guide/team-view";
import { Table } from "@/components/ui/table-scroll";

const columns = ["Arrived", "Name", "Seating place", "Team leader", "Contact person", "Time of arrival"];
const onlineColumns = ["Name", "Team leader", "Contact person"];

/** A team's people with a tick each, their seats and contacts; without ticks and seats for a team that is online. */
export function TeamTable({ team }: { team: GuideHomeTeam }) {
  const { name, arrival, leader, people } = team;
  return (
    <fieldset className="border-rule border-t px-4 pb-2">
      <legend className="sr-only">Arrivals of {name}</legend>
      {arrival && (
        <div className="print:hidden">
          <TeamTick people={people} />
        </div>
      )}
      <Table columns={arrival ? columns : onlineColumns}>
        {people.map((person) => (
          <tr key={person.id}>
            {arrival && (
              <td data-display-only>
                <ArrivalTick person={person}>
                  <span className="sr-only">{person.fullName}</span>
                </ArrivalTick>
              </td>
            )}
            <th scope="row">
              <PersonName person={person} />
            </th>
            {arrival && (
              <td data-label="Seating place" data-empty={person.role ? true : undefined}>
                {person.role ? "–" : (person.seatingPlace ?? "Not assigned yet")}
              </td>
            )}
            {/* On a phone the leader is in the first row only. */}
            <td data-empty>{person.role === "Leader" ? "–" : <ContactPhone contact={leader} />}</td>
            <td data-label={person.role ? undefined : "Contact person"}>
              <PersonContact person={person} isOnline={arrival === null} />
            </td>
            {arrival && (
              <td data-empty>{person.isAlone ? "–" : <time dateTime={arrival.time}>{arrival.text}</time>}</td>
            )}
          </tr>
        ))}
      </Table>
    </fieldset>
  );
}

function PersonName({ person: { fullName, nativeName, nativeLanguage, role, isAlone } }: { person: GuidedPerson }) {
  const note = role ?? (isAlone && "Travels without the leader");
  return (
    <>
      <bdi>{fullName}</bdi> {note && <span className="font-normal text-ink-soft text-xs">{note}</span>}
      {nativeName && (
        <small>
          <bdi lang={nativeLanguage}>{nativeName}</bdi>
        </small>
      )}
    </>
  );
}

function PersonContact({ person: { role, contact }, isOnline }: { person: GuidedPerson; isOnline: boolean }) {
  if (!contact) return isOnline ? "–" : "Travels with the leader";
  return role ? <CallLink contact={contact} /> : <ContactPhone contact={contact} />;
}
