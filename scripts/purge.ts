// npm run purge: lists the past editions whose personal data should be deleted; with --due, deletes it.
import { deleteEditionData } from "@/lib/personal-data/delete-edition-data";
import { listDueEditions } from "@/lib/personal-data/queries";
import { db } from "@/lib/platform/db/client";
import { dateText } from "@/lib/platform/time/time";
import { commandLine } from "@/scripts/lib/command-line";

const deletes = process.argv.includes("--due");

try {
  const now = new Date();
  const editions = (await listDueEditions(dateText(now))).filter(({ isCurrent }) => !isCurrent);
  for (const { id, year } of editions) {
    if (deletes) await deleteEditionData(commandLine, id, year, now);
    console.log(`${year}: ${deletes ? "deleted" : "due; npm run purge -- --due deletes it"}`);
  }
  if (editions.length === 0) console.log("Nothing is due.");
  await db().$disconnect();
} catch (error) {
  console.error(`The personal data was not deleted: ${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
}
