// npm run purge: lists the past editions whose personal data should be deleted; with --due, deletes it. With --due FILE,
// after a backup was restored, first erases again the people whose ids the file has; - is standard input.
import { readFile } from "node:fs/promises";
import { text } from "node:stream/consumers";
import { deleteEditionData } from "@/lib/personal-data/delete-edition-data";
import { eraseAgain } from "@/lib/personal-data/erase-person";
import { listDueEditions } from "@/lib/personal-data/queries";
import { db } from "@/lib/platform/db/client";
import { plural } from "@/lib/platform/text/plural";
import { dateText } from "@/lib/platform/time/time";
import { id } from "@/lib/platform/validation/fields";
import { commandLineActor } from "@/scripts/lib/command-line-actor";

const [option, file] = process.argv.slice(2);
const deletes = option === "--due";

async function readIds(name: string): Promise<string[]> {
  const content = name === "-" ? await text(process.stdin) : await readFile(name, "utf8");
  const lines = content.split("\n").filter((line) => line.trim());
  const wrong = lines.find((line) => !id.safeParse(line).success);
  if (wrong !== undefined) throw new Error(`${name} must have one id a line, not “${wrong}”.`);
  return lines;
}

try {
  const now = new Date();
  if (deletes && file) {
    const erased = await eraseAgain(commandLineActor, await readIds(file));
    console.log(`${plural(erased, "person", "people")} erased again`);
  }
  const editions = (await listDueEditions(dateText(now))).filter(({ isCurrent }) => !isCurrent);
  for (const { id: editionId, year } of editions) {
    if (deletes) await deleteEditionData(commandLineActor, editionId, year, now);
    console.log(`${year}: ${deletes ? "deleted" : "due; npm run purge -- --due deletes it"}`);
  }
  if (editions.length === 0) console.log("Nothing is due.");
  await db().$disconnect();
} catch (error) {
  console.error(`The personal data was not deleted: ${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
}
