import "server-only";
import { phoneFormatter } from "@/lib/country/international-phone";
import { lockEdition } from "@/lib/edition/lock-edition";
import { requireBeforeDeadline, requireOptions } from "@/lib/edition/rules";
import * as endpoints from "@/lib/leader/endpoints";
import type { LeaderEdit } from "@/lib/leader/inputs";
import { editableLeaders } from "@/lib/leader/queries";
import type { Leader } from "@/lib/leader/schema";
import { leaderWithTeams, toLeaderWithTeams } from "@/lib/leader/views";
import { personDetails } from "@/lib/person/views";
import type { Actor } from "@/lib/platform/auth/session";
import { inTransaction } from "@/lib/platform/db/client";
import { lockRow } from "@/lib/platform/db/lock-row";
import { notFound } from "@/lib/platform/errors/problem";
import { deleteUnusedPictures, encodePictures, pictureHashAfter, storePictures } from "@/lib/platform/picture/commands";
import { recordChanges } from "@/lib/platform/write/audit-log";
import { requireVersion } from "@/lib/platform/write/version";

/** Changes a leader's details in all their teams. Throws 403 after the edit period, 404, 409 for a stale version, 422. */
export async function changeLeader(actor: Actor, input: LeaderEdit, now: Date): Promise<Leader> {
  const pictures = await encodePictures([{ field: "person.picture", base64: input.person.picture }]);
  return inTransaction(async (transaction) => {
    const edition = await lockEdition(transaction);
    await lockRow(transaction, "Leader", input.id);
    const leader = await transaction.leader.findFirst({
      where: { id: input.id, ...editableLeaders(actor) },
      select: {
        version: true,
        email: true,
        phoneNumber: true,
        personId: true,
        teams: { select: { id: true } },
        deputyOf: { select: { id: true } },
        person: { select: { countryId: true, ...personDetails } },
      },
    });
    if (!leader) throw notFound("leader");
    const { countryId, ...personBefore } = leader.person;
    requireBeforeDeadline(actor, edition, "details", now);
    requireVersion(leader.version, input.version);
    requireOptions([{ field: "person.tShirtSize", value: input.person.tShirtSize, options: edition.tShirtSizes }]);
    const { picture: _, removePicture: __, ...details } = input.person;
    const pictureHash = pictureHashAfter(input.person, pictures.get("person.picture"), personBefore.pictureHash);
    const person = { ...details, pictureHash };
    const formatPhone = await phoneFormatter(transaction, countryId);
    const contact = { email: input.email, phoneNumber: formatPhone(input.phoneNumber) };
    const increment = { version: { increment: 1 } };
    await storePictures(transaction, pictures);
    await transaction.person.updateMany({ where: { id: leader.personId }, data: { ...person, ...increment } });
    if (person.pictureHash !== personBefore.pictureHash)
      await deleteUnusedPictures(transaction, [personBefore.pictureHash]);
    await transaction.leader.updateMany({ where: { id: input.id }, data: { ...contact, ...increment } });
    const teamIds = [...leader.teams, ...leader.deputyOf].map(({ id }) => id);
    const contactBefore = { email: leader.email, phoneNumber: leader.phoneNumber };
    await recordChanges(transaction, actor, endpoints.changeLeader, [
      { entity: "Person", entityId: leader.personId, before: personBefore, after: person, teamIds },
      { entity: "Leader", entityId: input.id, before: contactBefore, after: contact, teamIds },
    ]);
    const row = await transaction.leader.findUniqueOrThrow({ where: { id: input.id }, select: leaderWithTeams });
    return toLeaderWithTeams(row);
  });
}
