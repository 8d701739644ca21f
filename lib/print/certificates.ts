import "server-only";
import { languageOfName } from "@/lib/country/language";
import { notErased } from "@/lib/edition/erased";
import { memberFilters, participating } from "@/lib/edition/participating";
import type { EditionRow } from "@/lib/edition/views";
import type { PersonGetPayload, PersonSelect } from "@/lib/generated/prisma/models";
import { db } from "@/lib/platform/db/client";
import { dateText } from "@/lib/platform/time/time";
import { defaultCertificateText } from "@/lib/print/certificate-text";
import { certificateDesign, readDesign } from "@/lib/print/design";
import { byCountryAndTeam } from "@/lib/travel/travellers";

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
  country: { select: { name: true, alpha2: true } },
  contestant: { select: { number: true, team: { select: { ...teamSelect, withdrawnAt: true } } } },
  leader: { select: { teams: ledTeams, deputyOf: ledTeams } },
} as const satisfies PersonSelect;

function toRecipient(person: PersonGetPayload<{ select: typeof select }>) {
  const { contestant, leader } = person;
  if (contestant && !contestant.team.withdrawnAt) return { person, roles: ["Contestant"], teams: [contestant.team] };
  const { teams = [], deputyOf = [] } = leader ?? {};
  return teams.length > 0
    ? { person, roles: ["Leader"], teams }
    : { person, roles: ["Deputy leader"], teams: deputyOf };
}

/** For the contestants and leaders of all teams, online teams included. */
export async function listCertificates(edition: EditionRow) {
  const where = { editionId: edition.id, ...notErased, OR: memberFilters(participating) };
  const people = await db().person.findMany({ where, select });
  const shared = {
    ...aboutTournament(edition),
    ...certificateDesign(await readDesign(edition)),
    text: edition.certificateText || defaultCertificateText,
  };
  const recipients = people.map(toRecipient).sort(byCountryAndTeam);
  return recipients.map(({ person, roles, teams }) => {
    const isContestant = roles.includes("Contestant");
    const groups = teams.map(({ group }) => group);
    return {
      personId: person.id,
      content: {
        ...shared,
        fullName: person.fullName,
        nativeName: person.nativeName ?? "",
        country: person.country.name,
        team: teams.map(({ name }) => name).join(", "),
        role: isContestant ? `${groups[0]} group` : roles.join(", "),
      },
      nativeLanguage: languageOfName(person.nativeName, person.countryId),
      countryCode: person.country.alpha2,
      groups,
      isContestant,
    };
  });
}

export type Certificate = Awaited<ReturnType<typeof listCertificates>>[number];
