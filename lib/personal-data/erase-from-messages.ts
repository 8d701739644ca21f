import "server-only";
import { erasedName } from "@/lib/edition/erased";
import { Prisma } from "@/lib/generated/prisma/client";
import { searchText } from "@/lib/message/labels";
import { wholeWords } from "@/lib/personal-data/person-records";
import { type Database, quoted } from "@/lib/platform/db/client";
import { matchesSearch, toSearchKey } from "@/lib/platform/text/search-key";
import { dialledDigits, readPhones } from "@/lib/platform/validation/phone";

/** As `searchText` writes it, in JavaScript and in PostgreSQL. */
const searchPattern = "search “([^”]*)”";

/** Whether a word of a search finds the person; one or two Latin letters or digits only as a whole word. */
function findsPerson(key: string, word: string): boolean {
  const plain = toSearchKey(word).trim();
  if (plain === "") return false;
  if (/^[\p{Script=Latin}\p{Nd}]{1,2}$/u.test(plain)) return key.split(/[\s@]+/).includes(plain);
  return matchesSearch(key, plain);
}

/** Replaces the searches with a word that finds the person, such as a surname or a part of the address. */
async function eraseSearches(transaction: Database, texts: readonly string[], editionIds: readonly string[]) {
  const key = toSearchKey(texts.join("\n"));
  const messages = await transaction.message.findMany({
    where: { editionId: { in: [...editionIds] } },
    select: { id: true, recipients: true },
  });
  const found = messages.filter(({ recipients }) => {
    const words = new RegExp(searchPattern).exec(recipients)?.[1]?.split(/\s+/) ?? [];
    return words.some((word) => findsPerson(key, word));
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

/** A regular expression of PostgreSQL that finds a phone number, however it is spaced. */
const anySpacing = (digits: string): string =>
  `(?<!\\d)${[...digits].map((digit) => (digit === "+" ? "\\+" : digit)).join("[[:space:]()./-]*")}(?!\\d)`;

interface Traces {
  names: readonly string[];
  /** Native names and addresses. */
  details: readonly string[];
  phones: readonly string[];
  editionIds: readonly string[];
}

const isWord = (text: string): boolean => /^[\p{L}\p{M}]+$/u.test(text);

/** Regular expressions of PostgreSQL. A name of one word, such as “May”, counts in its own case only. */
function patternsOf({ names, details, phones }: Traces): string[] {
  const texts = [...names, ...details];
  // Shorter numbers, such as 112, are not a person's own.
  const numbers = phones
    .flatMap((phone) => readPhones(phone).map(({ written }) => dialledDigits(written)))
    .filter(({ length }) => length > 4);
  const inAnyCase = [...texts.filter((text) => !isWord(text)).map(wholeWords), ...numbers.map(anySpacing)];
  const inOwnCase = texts.filter(isWord).map(wholeWords);
  const patterns: string[] = [];
  if (inAnyCase.length > 0) patterns.push(`(?i)${inAnyCase.join("|")}`);
  if (inOwnCase.length > 0) patterns.push(inOwnCase.join("|"));
  return patterns;
}

/**
 * Replaces a person's names and details where organizers typed them: in messages, their mails and what the audit log says
 * of them.
 */
export async function eraseFromMessages(transaction: Database, traces: Traces): Promise<void> {
  const { names, details, phones } = traces;
  const editionIds = [...traces.editionIds];
  await eraseSearches(transaction, [...names, ...details, ...phones], editionIds);
  for (const pattern of patternsOf(traces)) {
    const erasedIn = (column: string) => Prisma.sql`regexp_replace(${quoted(column)}, ${pattern}, ${erasedName}, 'g')`;
    const isIn = (column: string) => Prisma.sql`${quoted(column)} ~ ${pattern}`;
    const messages = await transaction.$queryRaw<{ id: string }[]>`
      UPDATE "Message" SET "subject" = ${erasedIn("subject")}, "text" = ${erasedIn("text")},
        "recipients" = ${erasedIn("recipients")}
      WHERE "editionId" = ANY(${editionIds}::uuid[])
        AND (${isIn("subject")} OR ${isIn("text")} OR ${isIn("recipients")})
      RETURNING "id"`;
    const ids = messages.map(({ id }) => id);
    await transaction.$executeRaw`
      UPDATE "Mail" SET "subject" = ${erasedIn("subject")}, "text" = ${erasedIn("text")}
      WHERE "kind" = 'MESSAGE' AND "editionId" = ANY(${editionIds}::uuid[])
        AND (${isIn("subject")} OR ${isIn("text")})`;
    await transaction.$executeRaw`
      UPDATE "AuditEntry" SET "name" = ${erasedIn("name")},
        "changes" = regexp_replace("changes"::text, ${pattern}, ${erasedName}, 'g')::jsonb
      WHERE "entity" = 'Message' AND "entityId" = ANY(${ids}::uuid[])`;
  }
}
