import "server-only";
import { phoneFormatter } from "@/lib/country/international-phone";
import { requireOptions } from "@/lib/edition/rules";
import * as endpoints from "@/lib/leader/endpoints";
import type { LeaderEdit } from "@/lib/leader/inputs";
import { lockLeader } from "@/lib/leader/lock-leader";
import type { Leader } from "@/lib/leader/schema";
import { leaderWithTeams, toLeaderWithTeams } from "@/lib/leader/views";
import { followAddress } from "@/lib/mail/follow-address";
import { editsOf, updatePerson } from "@/lib/person/update-person";
import type { Actor } from "@/lib/platform/auth/session";
import { pick } from "@/lib/platform/pick";
import { encodePictures } from "@/lib/platform/picture/commands";
import { requireVersion } from "@/lib/platform/write/version";
import { write } from "@/lib/platform/write/write";
import { storeAnswers } from "@/lib/question/store-answers";
import { tellOfChange } from "@/lib/registrator-mails/tell-of-change";

/**
 * Throws 403 after the deadline or for a person with another role, 404, 409 for a stale version or withdrawn teams, and 422
 * for what cannot be stored.
 */
export async function changeLeader(actor: Actor, input: LeaderEdit, now: Date): Promise<Leader> {
  const { id, email } = input;
  const pictures = await encodePictures(actor, [{ field: "person.picture", base64: input.person.picture }]);
  return write(actor, endpoints.changeLeader, async (unit) => {
    const { transaction, audit } = unit;
    const { edition, leader, teams } = await lockLeader(unit, id, "details", now);
    await requireVersion(transaction, {
      stored: leader.version,
      given: input.version,
      changes: editsOf(id, leader.person.id),
      current: async () =>
        toLeaderWithTeams(await transaction.leader.findUniqueOrThrow({ where: { id }, select: leaderWithTeams })),
    });
    const { person } = requireOptions(input, { "person.tShirtSize": edition.tShirtSizes });
    const teamIds = teams.map((team) => team.id);
    const formatPhone = await phoneFormatter(transaction, leader.person.countryId);
    const after = { email, phoneNumber: formatPhone("phoneNumber", input.phoneNumber, leader.phoneNumber) };
    await updatePerson(unit, leader.person, person, pictures, teamIds);
    const { fullName: name, answers } = person;
    const personId = leader.person.id;
    await storeAnswers(unit, edition, [{ personId, name, role: "LEADER", answers, at: "person.", teamIds }]);
    const row = await transaction.leader.update({ where: { id }, data: after, select: leaderWithTeams });
    // A mail that the leader shares with somebody else keeps its address.
    const ownMails = { personIds: { equals: [personId] }, userId: null };
    if (email !== leader.email) await followAddress(transaction, ownMails, email);
    audit({ entity: "Leader", entityId: id, name, before: pick(leader, after), after, teamIds });
    for (const team of teams) await tellOfChange(unit, edition, team, now);
    return toLeaderWithTeams(row);
  });
}
