import "server-only";
import { erasedName } from "@/lib/edition/erased";
import { Prisma } from "@/lib/generated/prisma/client";
import { searchText } from "@/lib/message/labels";
import { wholeWords } from "@/lib/personal-data/person-records";
import { type Database, quoted } from "@/lib/platform/db/client";
import { matchesSearch, toSearchKey } from "@/lib/platform/text/search-key";

const searchPattern = searchText("([^”]*)");

/** Replaces the searches with a word that finds the person, such as a surname or a part of the address. */
async function eraseSearches(transaction: Database, texts: readonly string[], editionIds: readonly string[]) {
  const key = toSearchKey(texts.join("\n"));
  const messages = await transaction.message.findMany({
    where: { editionId: { in: [...editionIds] } },
    select: { id: true, recipients: true },
  });
  const found = messages.filter(({ recipients }) => {
    const words = new RegExp(searchPattern).exec(recipients)?.[1]?.split(/\s+/) ?? [];
    return words.some((word) => word !== "" && matchesSearch(key, word));
  });
  const ids = found.map(({ id }) => id);
  const erased = searchText(erasedName);
  await transaction.$executeRaw`
    UPDATE "Message" SET "recipients" = regexp_replace("recipients", ${searchPattern}, ${erased})
    WHERE "id" = ANY(${ids}::uuid[])`;
  await transaction.$executeRaw`
    UPDATE "AuditEntry" SET "changes" = jsonb_set("changes", '{recipients,1}',
      to_jsonb(regexp_replace("changes" #>> '{recipients,1}', ${searchPattern}, ${erased})))
    WHERE "entity" = 'Message' AND "entityId" = ANY(${ids}::uuid[]) AND "changes" #>> '{recipients,1}' IS NOT NULL`;
}

interface Traces {
  names: readonly string[];
  /** Native names, addresses and phone numbers. */
  details: readonly string[];
  editionIds: readonly string[];
}

/**
 * Replaces a person's names and details where organizers typed them: in messages, their mails and what the audit log says
 * of them.
 */
export async function eraseFromMessages(transaction: Database, { names, details, editionIds }: Traces): Promise<void> {
  const texts = [...names, ...details];
  if (texts.length === 0) return;
  await eraseSearches(transaction, texts, editionIds);
  const pattern = texts.map(wholeWords).join("|");
  const erasedIn = (column: string) => Prisma.sql`regexp_replace(${quoted(column)}, ${pattern}, ${erasedName}, 'gi')`;
  const messages = await transaction.$queryRaw<{ id: string }[]>`
    UPDATE "Message" SET "subject" = ${erasedIn("subject")}, "text" = ${erasedIn("text")},
      "recipients" = ${erasedIn("recipients")}
    WHERE "editionId" = ANY(${[...editionIds]}::uuid[])
      AND concat_ws(E'\\n', "subject", "text", "recipients") ~* ${pattern}
    RETURNING "id"`;
  const ids = messages.map(({ id }) => id);
  await transaction.$executeRaw`
    UPDATE "Mail" SET "subject" = ${erasedIn("subject")}, "text" = ${erasedIn("text")}
    WHERE "kind" = 'MESSAGE' AND "editionId" = ANY(${[...editionIds]}::uuid[])
      AND concat_ws(E'\\n', "subject", "text") ~* ${pattern}`;
  await transaction.$executeRaw`
    UPDATE "AuditEntry" SET "name" = ${erasedIn("name")},
      "changes" = regexp_replace("changes"::text, ${pattern}, ${erasedName}, 'gi')::jsonb
    WHERE "entity" = 'Message' AND "entityId" = ANY(${ids}::uuid[])`;
}
