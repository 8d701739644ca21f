import "server-only";
import { isAlone } from "@/lib/edition/participating";
import type { EditionRow } from "@/lib/edition/views";
import { formatInstant } from "@/lib/platform/time/time";
import type { UnitOfWork } from "@/lib/platform/write/write";
import { closingText, writeToCountries } from "@/lib/registrator-mails/write-to-countries";
import { travelIn, travelSelect } from "@/lib/travel/views";

const personSelect = { select: { id: true, fullName: true } } as const;
const memberSelect = { select: { person: personSelect } } as const;
const contestantSelect = { person: personSelect, personForContactName: true } as const;

/** Writes to the team's registrators what is registered, if the edition has these mails turned on. */
export async function tellOfRegistration(
  { transaction, actor }: UnitOfWork,
  edition: EditionRow,
  id: string,
  now: Date,
) {
  if (!edition.mailOnRegistration) return;
  const team = await transaction.team.findUniqueOrThrow({
    where: { id },
    select: {
      name: true,
      group: true,
      isOnline: true,
      countryId: true,
      ...travelSelect,
      leader: memberSelect,
      deputyLeader: memberSelect,
      contestants: { select: contestantSelect, orderBy: { number: "asc" } },
    },
  });
  const journey = (label: string, direction: "ARRIVAL" | "DEPARTURE") => {
    const { time, place, tripNumber } = travelIn(direction, team);
    if (team.isOnline || time === null) return [];
    const details = [formatInstant(new Date(time), edition.timeZone), place, tripNumber].filter(Boolean);
    return [`${label}: ${details.join(", ")}`];
  };
  const lines = [
    `Leader: ${team.leader.person.fullName}`,
    ...(team.deputyLeader ? [`Deputy leader: ${team.deputyLeader.person.fullName}`] : []),
    ...team.contestants.map(
      (contestant) =>
        `Contestant: ${contestant.person.fullName}${isAlone(contestant) ? " (does not travel with the leader)" : ""}`,
    ),
    ...journey("Arrival", "ARRIVAL"),
    ...journey("Departure", "DEPARTURE"),
  ];
  const text = `Your team ${team.name} (${team.group}) is registered:

${lines.join("\n")}

${closingText(edition, team.countryId, now)}`;
  const members = [team.leader, ...(team.deputyLeader ? [team.deputyLeader] : []), ...team.contestants];
  const personIds = members.map(({ person }) => person.id);
  const { countryId } = team;
  const about = `${team.name} is registered`;
  const mail = { kind: "REGISTRATION", countryId, aboutId: id, about, text, personIds, createdById: actor.id } as const;
  await writeToCountries(transaction, edition, [mail], now);
}
