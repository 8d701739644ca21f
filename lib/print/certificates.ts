import "server-only";
import { languageOfName } from "@/lib/country/language";
import { leadsTeam, participating } from "@/lib/edition/participating";
import { currentEdition } from "@/lib/edition/queries";
import type { EditionRow } from "@/lib/edition/views";
import type { PersonGetPayload, PersonSelect } from "@/lib/generated/prisma/models";
import { db } from "@/lib/platform/db/client";
import { compareNames } from "@/lib/platform/text/sort";
import { dateText } from "@/lib/platform/time/time";
import { defaultCertificateText } from "@/lib/print/certificate-text";

/** What certificates and diplomas say about the tournament. */
export function aboutTournament({ name, venue, startDate, endDate, certificateSignatories }: EditionRow) {
  return {
    contest: name,
    venue,
    startDate: dateText(startDate),
    endDate: dateText(endDate),
    signatories: certificateSignatories.join("\n"),
  };
}

const teamSelect = { name: true, group: true } as const;
const ledTeams = { where: participating, select: teamSelect, orderBy: { name: "asc" } } as const;

const select = {
  id: true,
  fullName: true,
  nativeName: true,
  countryId: true,
  country: { select: { name: true } },
  contestant: { select: { number: true, team: { select: { ...teamSelect, withdrawnAt: true } } } },
  leader: { select: { teams: ledTeams, deputyOf: ledTeams } },
} as const satisfies PersonSelect;

type Row = PersonGetPayload<{ select: typeof select }>;

/** Somebody who took part: the role, its place in the order of a team, and the teams. */
interface Recipient {
  person: Row;
  role: "Leader" | "Deputy leader" | "Contestant";
  order: number;
  teams: Pick<NonNullable<Row["contestant"]>["team"], keyof typeof teamSelect>[];
}

function toRecipient(person: Row): Recipient {
  const { contestant, leader } = person;
  if (contestant && !contestant.team.withdrawnAt)
    return { person, role: "Contestant", order: 2 + contestant.number, teams: [contestant.team] };
  const { teams = [], deputyOf = [] } = leader ?? {};
  if (teams.length > 0) return { person, role: "Leader", order: 0, teams };
  return { person, role: "Deputy leader", order: 1, teams: deputyOf };
}

const teamNames = ({ teams }: Recipient) => teams.map(({ name }) => name).join(", ");

/** By country and team; in a team the leaders come first and the contestants in the order of their codes. */
function byCountryAndTeam(a: Recipient, b: Recipient): number {
  return (
    compareNames(a.person.country.name, b.person.country.name) ||
    compareNames(teamNames(a), teamNames(b)) ||
    a.order - b.order
  );
}

/**
 * A certificate for everybody who took part in the current edition, also online: contestants, leaders and deputies, each
 * person once. By country and team.
 */
export async function listCertificates() {
  const edition = await currentEdition();
  const tookPart = [{ contestant: { team: participating } }, { leader: leadsTeam }];
  const people = await db().person.findMany({ where: { editionId: edition.id, OR: tookPart }, select });
  const shared = { ...aboutTournament(edition), text: edition.certificateText || defaultCertificateText };
  const recipients = people.map(toRecipient).sort(byCountryAndTeam);
  return recipients.map((recipient) => {
    const { person, role, teams } = recipient;
    const groups = teams.map(({ group }) => group);
    return {
      personId: person.id,
      content: {
        ...shared,
        fullName: person.fullName,
        nativeName: person.nativeName ?? "",
        country: person.country.name,
        team: teamNames(recipient),
        role: role === "Contestant" ? `${groups[0]} group` : role,
      },
      nativeLanguage: languageOfName(person.nativeName, person.countryId),
      groups,
      isExtra: role !== "Contestant",
    };
  });
}

export type Certificate = Awaited<ReturnType<typeof listCertificates>>[number];
