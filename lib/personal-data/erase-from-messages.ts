import "server-only";
import { erasedName } from "@/lib/edition/erased";
import { Prisma } from "@/lib/generated/prisma/client";
import { wholeWords } from "@/lib/personal-data/person-records";
import { type Database, quoted } from "@/lib/platform/db/client";

/** Replaces a person's names where organizers typed them: in messages, their mails and what the audit log says of them. */
export async function eraseFromMessages(
  transaction: Database,
  { names, editionIds }: { names: readonly string[]; editionIds: readonly string[] },
): Promise<void> {
  if (names.length === 0) return;
  const pattern = names.map(wholeWords).join("|");
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
