import "server-only";
import { randomUUID } from "node:crypto";
import { lockEdition } from "@/lib/edition/lock-edition";
import { ledTeamsOf } from "@/lib/edition/participating";
import { newCode } from "@/lib/letter/codes";
import * as endpoints from "@/lib/letter/endpoints";
import { letterNumber } from "@/lib/letter/labels";
import { listLetterSheets } from "@/lib/letter/queries";
import type { Letter } from "@/lib/letter/schema";
import { invitedTeam, type LetterSheet, letterSelect, toLetter } from "@/lib/letter/views";
import type { Actor } from "@/lib/platform/auth/session";
import type { Database } from "@/lib/platform/db/client";
import { insertRows } from "@/lib/platform/db/insert-rows";
import { notFound } from "@/lib/platform/errors/problem";
import { write } from "@/lib/platform/write/write";
import { whoTravels } from "@/lib/travel/travellers";

const id = { select: { id: true } } as const;

const personSelect = {
  id: true,
  fullName: true,
  letter: id,
  contestant: { select: { teamId: true } },
  leader: { select: { teams: id, deputyOf: id } },
} as const;

/** Stores what letters that were issued before say now, because they are printed again. */
async function storeContents(transaction: Database, issued: readonly LetterSheet[]): Promise<void> {
  const ids = issued.map(({ issued }) => issued?.id);
  await transaction.$executeRaw`
    UPDATE "Letter" SET "content" = "new"."content"
    FROM unnest(${ids}::uuid[], ${issued.map(({ content }) => content)}::text[]) AS "new"("id", "content")
    WHERE "Letter"."id" = "new"."id"`;
}

/** Waits for others who issue letters, because each letter has the next number. Throws 404 if one of them does not travel. */
export function issueLetters(
  actor: Actor,
  { personIds, teamIds }: endpoints.NewLetters,
  issuedAt: Date,
): Promise<Letter[]> {
  return write(actor, endpoints.issueLetters, async ({ transaction, audit }) => {
    const edition = await lockEdition(transaction, { mode: "update" });
    const { id: editionId, year, lastLetterNumber } = edition;
    const [personSet, teamSet] = [new Set(personIds), new Set(teamIds)];
    const people = await transaction.person.findMany({
      where: { id: { in: [...personSet] }, editionId, ...whoTravels },
      select: personSelect,
    });
    const teams = await transaction.team.findMany({
      where: { id: { in: [...teamSet] }, editionId, ...invitedTeam },
      select: { id: true, name: true, letter: id },
    });
    if (people.length < personSet.size) throw notFound("person");
    if (teams.length < teamSet.size) throw notFound("team");
    const sheets = [
      ...(await listLetterSheets(edition, "person", { ids: personIds, database: transaction })),
      ...(await listLetterSheets(edition, "team", { ids: teamIds, database: transaction })),
    ];
    const contents = new Map(sheets.map(({ recipientId, content }) => [recipientId, content]));
    const newIds = new Set([...people, ...teams].filter(({ letter }) => !letter).map((one) => one.id));
    const rows = [...personSet, ...teamSet]
      .filter((one) => newIds.has(one))
      .map((one, i) => ({
        id: randomUUID(),
        editionId,
        number: lastLetterNumber + 1 + i,
        code: newCode(),
        issuedAt,
        content: contents.get(one) ?? null,
        ...(personSet.has(one) ? { personId: one } : { teamId: one }),
      }));
    await insertRows(transaction, "Letter", rows);
    await storeContents(
      transaction,
      sheets.filter(({ issued }) => issued),
    );
    await transaction.edition.update({
      where: { id: editionId },
      data: { lastLetterNumber: lastLetterNumber + rows.length },
      select: { id: true },
    });
    const issued = new Map(rows.map((row) => [("personId" in row ? row.personId : row.teamId) ?? "", row.number]));
    const changeOf = (one: string) => ({
      entityId: one,
      before: { letter: null },
      after: { letter: letterNumber(year, issued.get(one) ?? 0) },
    });
    for (const { id, fullName: name, contestant, leader } of people.filter((one) => newIds.has(one.id))) {
      const ledTeamIds = ledTeamsOf(leader).map((team) => team.id);
      const memberTeamIds = [...(contestant ? [contestant.teamId] : []), ...ledTeamIds];
      audit({ entity: "Person", name, ...changeOf(id), teamIds: memberTeamIds });
    }
    for (const { id, name } of teams.filter((one) => newIds.has(one.id)))
      audit({ entity: "Team", name, ...changeOf(id) });
    const letters = await transaction.letter.findMany({
      where: { OR: [{ personId: { in: [...personSet] } }, { teamId: { in: [...teamSet] } }] },
      select: letterSelect,
      orderBy: { number: "asc" },
    });
    return letters.map(toLetter);
  });
}
