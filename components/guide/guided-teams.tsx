import { Fragment } from "react";
import { CallLink, ContactPhone } from "@/components/guide/contact-phone";
import { TeamPanel } from "@/components/guide/team-panel";
import { ArrivalTick } from "@/components/travel/arrivals/arrival-tick";
import { TransferNotes } from "@/components/travel/transfers/transfer-notes";
import { Accordion } from "@/components/ui/accordion";
import { EmptyState } from "@/components/ui/empty-state";
import { Section } from "@/components/ui/section";
import { Table } from "@/components/ui/table/table";
import { arrivalsAt } from "@/lib/guide/arrivals";
import type { GuidedPerson, HomeTeam } from "@/lib/guide/home-team";
import { formatDay } from "@/lib/platform/time/time";

interface GuidedTeamsProps {
  teams: readonly HomeTeam[];
  now: Date;
}

const isIncomplete = ({ people }: HomeTeam) => people.some(({ arrived }) => arrived === null);

/**
 * A guide's teams: coming arrivals (the first one open), past arrivals (the latest one with people missing open), online
 * teams. Needs ArrivalMarks around it.
 */
export function GuidedTeams({ teams, now }: GuidedTeamsProps) {
  if (teams.length === 0) return <EmptyState title="No teams yet">No teams are assigned to you yet.</EmptyState>;
  const { next, past, online, day } = arrivalsAt(teams, now);
  return (
    <div className="grid gap-10">
      {day[0] && (
        <p>
          <strong>{formatDay(day[0].arrival.day)}:</strong>{" "}
          {day.map(({ id, name, arrival }, i) => (
            <Fragment key={id}>
              {i > 0 && ", "}
              <time dateTime={arrival.time}>{arrival.clock}</time> <bdi>{name}</bdi>
            </Fragment>
          ))}
        </p>
      )}
      <Teams title="Next arrivals" teams={next} open={next.slice(0, 1)} />
      <Teams title="Earlier arrivals" teams={past} open={past.filter(isIncomplete).slice(0, 1)} />
      <Teams title="Online teams" teams={online} open={[]} />
    </div>
  );
}

interface TeamsProps {
  title: string;
  teams: readonly HomeTeam[];
  open: readonly HomeTeam[];
}

function Teams({ title, teams, open }: TeamsProps) {
  if (teams.length === 0) return null;
  return (
    <Section title={title}>
      <Accordion type="multiple" className="mt-3" defaultValue={open.map((team) => team.id)}>
        {teams.map((team) => (
          <TeamPanel key={team.id} team={team}>
            <TransferNotes transfers={team.transfers} className="border-rule border-t bg-sunk px-4 py-3" />
            <TeamTable team={team} />
          </TeamPanel>
        ))}
      </Accordion>
    </Section>
  );
}

const columns = ["Arrived", "Name", "Seating place", "Team leader", "Contact person", "Time of arrival"];
const onlineColumns = ["Name", "Team leader", "Contact person"];

/** A team's people with a tick each, their seats and contacts; without ticks and seats for a team that is online. */
function TeamTable({ team: { name, arrival, leader, people } }: { team: HomeTeam }) {
  const together = people.filter(({ isAlone }) => !isAlone);
  const isTogether = together.length === people.length;
  return (
    <fieldset className="border-rule border-t px-4 pb-2">
      <legend className="sr-only">Arrivals of {name}</legend>
      {arrival && (
        <div className="font-semibold print:hidden">
          <ArrivalTick people={together}>{isTogether ? "All arrived" : "All who travel together"}</ArrivalTick>
        </div>
      )}
      {arrival && together.some(({ role }) => role === null) && (
        <p className="text-ink-soft text-sm">
          Contestants {!isTogether && "without a contact person "}travel with the leader.
        </p>
      )}
      <Table columns={arrival ? columns : onlineColumns}>
        {people.map((person) => (
          <tr key={person.id}>
            {arrival && (
              <td data-display-only>
                <ArrivalTick people={[person]}>
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
            <td data-label={person.role ? undefined : "Contact person"} data-empty={person.contact ? undefined : true}>
              <PersonContact person={person} />
            </td>
            {arrival && <ArrivalCell person={person} arrival={arrival} />}
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

/** On a phone, the team's arrival is above the table only. */
function ArrivalCell({ person, arrival }: { person: GuidedPerson; arrival: NonNullable<HomeTeam["arrival"]> }) {
  const { isAlone, ownArrival } = person;
  const shown = isAlone ? ownArrival : arrival;
  return (
    <td data-label={ownArrival ? "Time of arrival" : undefined} data-empty={ownArrival ? undefined : true}>
      {shown ? <time dateTime={shown.time}>{shown.text}</time> : "–"}
      {ownArrival && <small>{[ownArrival.location, ownArrival.tripNumber].filter(Boolean).join(", ")}</small>}
    </td>
  );
}

function PersonContact({ person: { role, contact } }: { person: GuidedPerson }) {
  if (!contact) return "–";
  return role ? <CallLink contact={contact} /> : <ContactPhone contact={contact} />;
}
