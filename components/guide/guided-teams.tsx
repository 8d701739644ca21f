import { cx } from "class-variance-authority";
import { ClipboardList } from "lucide-react";
import { Fragment } from "react";
import { ContactPhone } from "@/components/guide/contact-phone";
import { TeamPanel } from "@/components/guide/team-panel";
import { ArrivalState, ArrivalTick } from "@/components/travel/arrivals/arrival-tick";
import { TransferNotes } from "@/components/travel/transfers/transfer-notes";
import { Accordion } from "@/components/ui/accordion";
import { EmptyState } from "@/components/ui/empty-state";
import { CallLink, PhoneLink } from "@/components/ui/phone-link";
import { Section } from "@/components/ui/section";
import { Table } from "@/components/ui/table/table";
import { arrivalsAt } from "@/lib/guide/arrivals";
import type { GuidedPerson, HomeTeam } from "@/lib/guide/home-team";

interface GuidedTeamsProps {
  teams: readonly HomeTeam[];
  now: Date;
  /** Whether it counts those who have arrived. */
  showsArrived: boolean;
}

const isIncomplete = ({ people }: HomeTeam) => people.some(({ arrived }) => arrived === null);

/**
 * A guide's teams: coming arrivals (the first one open), past arrivals (the latest one with people missing open), online
 * teams. Needs ArrivalMarks around it.
 */
export function GuidedTeams({ teams, now, showsArrived }: GuidedTeamsProps) {
  if (teams.length === 0) return <EmptyState title="No teams yet">No teams are assigned to you yet.</EmptyState>;
  const { next, past, online } = arrivalsAt(teams, now);
  return (
    <div className="grid gap-10">
      <Teams title="Next arrivals" teams={next} openTeams={next.slice(0, 1)} showsArrived={showsArrived} />
      <Teams
        title="Earlier arrivals"
        teams={past}
        openTeams={past.filter(isIncomplete).slice(0, 1)}
        showsArrived={showsArrived}
      />
      <Teams title="Online teams" teams={online} openTeams={[]} showsArrived={showsArrived} />
    </div>
  );
}

interface TeamsProps extends Pick<GuidedTeamsProps, "teams" | "showsArrived"> {
  title: string;
  /** Those that are open at first. */
  openTeams: readonly HomeTeam[];
}

function Teams({ title, teams, openTeams, showsArrived }: TeamsProps) {
  if (teams.length === 0) return null;
  return (
    <Section title={title}>
      <Accordion type="multiple" className="mt-3" defaultValue={openTeams.map((team) => team.id)}>
        {teams.map((team) => (
          <TeamPanel key={team.id} team={team} showsArrived={showsArrived}>
            <TransferNotes transfers={team.transfers} className="border-rule border-t bg-sunk px-4 py-3 md:px-7" />
            <TeamTable team={team} />
          </TeamPanel>
        ))}
      </Accordion>
    </Section>
  );
}

const columns = ["Arrived", "Name", "Seating place", "Team leader", "Contact person", "Time of arrival"];
const onlineColumns = ["Name", "Team leader", "Contact person"];

/** Indents the outer columns, because the rows are as wide as the panel. */
const outerPadding = "not-phone:[&_tr>:first-child]:pl-7 not-phone:[&_tr>:last-child]:pr-7";

/** The columns of all teams are as wide as each other. */
const fixedColumns = "xl:table-fixed xl:[&_th:first-child]:w-28 xl:[&_th:nth-child(2)]:w-3/10";

/** A team's people with a tick each, their seats and contacts; without ticks and seats for a team that is online. */
function TeamTable({ team: { name, arrival, leader, people } }: { team: HomeTeam }) {
  const travellingTogether = people.filter(({ isAlone }) => !isAlone);
  const areAllTogether = travellingTogether.length === people.length;
  return (
    <fieldset className="border-rule border-t">
      <legend className="sr-only">Arrivals of {name}</legend>
      {arrival && (
        <div className="px-4 font-semibold md:px-7 print:hidden">
          <ArrivalTick people={travellingTogether}>
            {areAllTogether ? "All arrived" : "All who travel together"}
          </ArrivalTick>
        </div>
      )}
      <Table columns={arrival ? columns : onlineColumns} className={cx(outerPadding, arrival && fixedColumns)}>
        {people.map((person) => (
          <tr
            key={person.id}
            className={cx(
              "phone:grid phone:grid-cols-[auto_minmax(0,1fr)_auto] phone:gap-y-0 phone:px-4 phone:after:hidden",
              person.role && "bg-paper",
            )}
          >
            {arrival && (
              <td data-display-only className="phone:row-span-6">
                <ArrivalTick people={[person]} label={person.fullName} />
              </td>
            )}
            <th scope="row" className="phone:col-start-2">
              <PersonName person={person} />
            </th>
            {arrival && (
              <td data-label="Seating place" data-empty={person.role ? true : undefined} className="phone:col-start-2">
                {person.role ? "–" : <Seats seats={person.seats} />}
              </td>
            )}
            {/* On a phone the leader is in the first row only. */}
            <td data-empty>{person.role === "Leader" ? "–" : <ContactPhone contact={leader} />}</td>
            <ContactCell person={person} isOnline={!arrival} />
            {arrival && <ArrivalCell person={person} arrival={arrival} />}
          </tr>
        ))}
      </Table>
    </fieldset>
  );
}

/** The seat of both days, or one for each. */
function Seats({ seats }: Pick<GuidedPerson, "seats">) {
  if (seats.length === 0) return "Not assigned yet";
  return seats.map((seat, i) => (
    <Fragment key={seat}>
      {i > 0 && " · "}
      <span className="inline-block">{seat}</span>
    </Fragment>
  ));
}

/** In an answer, such as that of an emergency contact. */
const phoneNumber = /(\+\d[\d ]{6,}\d)/;

function PersonName({ person }: { person: GuidedPerson }) {
  const { fullName, nativeName, nativeLanguage, role, isAlone, answers } = person;
  const note = role ?? (isAlone && "Travels without the leader");
  return (
    <>
      <bdi>{fullName}</bdi>{" "}
      {note && <span className={cx("font-normal text-ink-soft text-xs", !role && "phone:hidden")}>{note}</span>}
      {nativeName && (
        <small>
          <bdi lang={nativeLanguage}>{nativeName}</bdi>
        </small>
      )}
      {answers.length > 0 && (
        <small className="wrap-anywhere flex items-start gap-1.5">
          <ClipboardList size={14} className="mt-0.5 flex-none" aria-hidden="true" />
          <span>
            {answers.map(({ label, text, needsLabel }) => (
              <span key={label} title={label} className="block">
                <span className={needsLabel ? undefined : "sr-only"}>{label}: </span>
                <bdi className="inline-block">
                  {text
                    .split(phoneNumber)
                    .map((part) =>
                      phoneNumber.test(part) ? (
                        <PhoneLink key={part} number={part} className="inline-block phone:py-1 [direction:ltr]" />
                      ) : (
                        part
                      ),
                    )}
                </bdi>
              </span>
            ))}
          </span>
        </small>
      )}
    </>
  );
}

/** The planned arrival, amber for one who travels alone, until the person is ticked. */
function ArrivalCell({ person, arrival }: { person: GuidedPerson; arrival: NonNullable<HomeTeam["arrival"]> }) {
  const { isAlone, ownArrival } = person;
  const plannedArrival = isAlone ? ownArrival : arrival;
  return (
    <td className="phone:col-start-2 min-w-40">
      <ArrivalState person={person}>
        <span className={cx("phone:before:content-['Arrives_']", isAlone && "font-semibold text-amber")}>
          {plannedArrival ? <time dateTime={plannedArrival.time}>{plannedArrival.text}</time> : "at an unknown time"}
        </span>
      </ArrivalState>
      {ownArrival && (
        <span className="block text-ink-soft text-xs">
          {[ownArrival.location, ownArrival.tripNumber].filter(Boolean).join(", ")}
        </span>
      )}
    </td>
  );
}

/** On a phone, the name is below the other texts of the row, and the button at the right of the row. */
function ContactCell({ person: { role, contact }, isOnline }: { person: GuidedPerson; isOnline: boolean }) {
  if (!contact) return <td data-empty>{isOnline ? "–" : "Travels with the leader"}</td>;
  return (
    <td className="phone:contents">
      {!role && (
        <span className="phone:order-3 phone:col-start-2 block phone:before:content-['Contact:_']">
          <bdi>{contact.name}</bdi>
        </span>
      )}
      <CallLink
        contact={contact}
        isShort
        className="phone:col-start-3 phone:row-span-6 phone:row-start-1 phone:self-center"
      />
    </td>
  );
}
