import "server-only";
import { phoneFormatter } from "@/lib/country/international-phone";
import { lockEdition } from "@/lib/edition/lock-edition";
import { requireBeforeDeadline, requireOptions } from "@/lib/edition/rules";
import * as endpoints from "@/lib/leader/endpoints";
import type { LeaderEdit } from "@/lib/leader/inputs";
import { editableLeaders } from "@/lib/leader/queries";
import type { Leader } from "@/lib/leader/schema";
import { leaderWithTeams, toLeaderWithTeams } from "@/lib/leader/views";
import { updatePerson } from "@/lib/person/update-person";
import { personDetails } from "@/lib/person/views";
import type { Actor } from "@/lib/platform/auth/session";
import { lockRow } from "@/lib/platform/db/lock-row";
import { notFound } from "@/lib/platform/errors/problem";
import { encodePictures } from "@/lib/platform/picture/commands";
import { requireVersion } from "@/lib/platform/write/version";
import { write } from "@/lib/platform/write/write";

const select = {
  version: true,
  email: true,
  phoneNumber: true,
  teams: { select: { id: true } },
  deputyOf: { select: { id: true } },
  person: { select: { id: true, countryId: true, ...personDetails } },
} as const;

/** Changes a leader's details in all their teams. */
export async function changeLeader(actor: Actor, input: LeaderEdit, now: Date): Promise<Leader> {
  const { id, person, email } = input;
  const pictures = await encodePictures([{ field: "person.picture", base64: person.picture }]);
  return write(actor, endpoints.changeLeader, async (unit) => {
    const { transaction, audit } = unit;
    const edition = await lockEdition(transaction);
    await lockRow(transaction, "Leader", id);
    const stored = await transaction.leader.findFirst({ where: { id, ...editableLeaders(actor) }, select });
    if (!stored) throw notFound("leader");
    requireBeforeDeadline(actor, edition, "details", now);
    requireVersion(stored.version, input.version);
    requireOptions([{ field: "person.tShirtSize", value: person.tShirtSize, options: edition.tShirtSizes }]);
    const formatPhone = await phoneFormatter(transaction, stored.person.countryId);
    const after = { email, phoneNumber: formatPhone(input.phoneNumber) };
    const teamIds = [...stored.teams, ...stored.deputyOf].map((team) => team.id);
    await updatePerson(unit, stored.person, person, pictures, teamIds);
    const row = await transaction.leader.update({
      where: { id },
      data: { ...after, version: { increment: 1 } },
      select: leaderWithTeams,
    });
    const before = { email: stored.email, phoneNumber: stored.phoneNumber };
    audit({ entity: "Leader", entityId: id, name: person.fullName, before, after, teamIds });
    return toLeaderWithTeams(row);
  });
}
