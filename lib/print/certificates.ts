import "server-only";
import { currentEdition } from "@/lib/contest/queries";
import { languageOfName } from "@/lib/country/language";
import { db } from "@/lib/db";
import type { PersonGetPayload, PersonSelect } from "@/lib/generated/prisma/models";
import { defaultCertificateText } from "@/lib/print/certificate-text";
import { compareNames } from "@/lib/sort";
import { leadsTeam, participating } from "@/lib/team/participating";
import { dateText } from "@/lib/time";

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

type Row = PersonGetPayload<{ select: typeof select }>;

/** The role in which a person took part, with the teams; null if all their teams are withdrawn. */
function participation({ contestant, leader }: Row) {
  const { teams = [], deputyOf = [] } = leader ?? {};
  if (contestant && !contestant.team.withdrawnAt) return { role: "Contestant", rank: 2, teams: [contestant.team] };
  if (teams.length > 0) return { role: "Leader", rank: 0, teams };
  return deputyOf.length > 0 ? { role: "Deputy leader", rank: 1, teams: deputyOf } : null;
}

/**
 * A certificate for everybody who took part in the current edition, also online: contestants, leaders and deputies, each
 * person once. By country and team.
 */
export async function listCertificates() {
  const edition = await currentEdition();
  const tookPart = [{ contestant: { team: participating } }, { leader: leadsTeam }];
  const people = await db().person.findMany({ where: { editionId: edition.id, OR: tookPart }, select });
  const shared = {
    contest: edition.name,
    venue: edition.venue,
    startDate: dateText(edition.startDate),
    endDate: dateText(edition.endDate),
    text: edition.certificateText || defaultCertificateText,
    signatories: edition.certificateSignatories.join("\n"),
  };
  const certificates = people.flatMap((person) => {
    const part = participation(person);
    if (!part) return [];
    const { role, rank, teams } = part;
    const names = teams.map(({ name }) => name).join(", ");
    const group = teams.map((team) => team.group).join(", ");
    const content = {
      ...shared,
      fullName: person.fullName,
      nativeName: person.nativeName ?? "",
      country: person.country.name,
      team: names,
      role: role === "Contestant" ? `${group} group` : role,
    };
    return {
      personId: person.id,
      content,
      countryCode: person.country.alpha2,
      nativeLanguage: languageOfName(person.nativeName, person.countryId),
      isExtra: role !== "Contestant",
      groups: teams.map((team) => team.group),
      order: [rank, person.contestant?.number ?? 0] as const,
    };
  });
  return certificates.sort(
    (a, b) =>
      compareNames(a.content.country, b.content.country) ||
      compareNames(a.content.team, b.content.team) ||
      a.order[0] - b.order[0] ||
      a.order[1] - b.order[1] ||
      compareNames(a.content.fullName, b.content.fullName),
  );
}

export type Certificate = Awaited<ReturnType<typeof listCertificates>>[number];
