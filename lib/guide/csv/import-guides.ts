import "server-only";
import { randomUUID } from "node:crypto";
import { z } from "zod";
import { type PhoneReader, phoneReader } from "@/lib/country/international-phone";
import { defaultCountryId } from "@/lib/country/queries";
import { lockEdition } from "@/lib/edition/lock-edition";
import { currentEdition } from "@/lib/edition/queries";
import { createGuidePeople, createGuides } from "@/lib/guide/create-guides";
import * as endpoints from "@/lib/guide/endpoints";
import { guideEdit } from "@/lib/guide/inputs";
import { guideLabels } from "@/lib/guide/labels";
import type { ImportedGuides } from "@/lib/guide/schema";
import { makeUsers, refuseUsedEmails } from "@/lib/identity/csv/file-users";
import { personHeadings, readUserRows } from "@/lib/identity/csv/read-users";
import { userEmail } from "@/lib/identity/inputs";
import { createUsers } from "@/lib/identity/new-users";
import type { ImportOptions } from "@/lib/identity/schema";
import { fullName, tShirtSize } from "@/lib/person/fields";
import type { Actor } from "@/lib/platform/auth/session";
import { FileErrors } from "@/lib/platform/csv/file-errors";
import { bytesOf } from "@/lib/platform/csv/table";
import { db } from "@/lib/platform/db/client";
import { findChoice, notAChoice } from "@/lib/platform/validation/find-choice";
import { write } from "@/lib/platform/write/write";

const optional = ["schoolName", "classDesignator"] as const;
const columns = {
  name: { headings: [guideLabels.person.fullName], otherHeadings: personHeadings.name },
  email: { otherHeadings: personHeadings.email },
  phoneNumber: {
    headings: ["Phone"],
    otherHeadings: ["Mobile", "Mobile phone", "Mobile number", "Telephone", "Tel", "GSM", "Телефон", "Мобилен телефон"],
  },
  tShirtSize: { headings: ["T-shirt"], otherHeadings: ["Size", "Shirt size", "Размер", "Размер тениска", "Тениска"] },
  schoolName: { headings: ["School"], otherHeadings: ["Училище"] },
  classDesignator: { headings: ["Class"], otherHeadings: ["Grade", "Клас"] },
};

const { phoneNumber, schoolName, classDesignator } = guideEdit.shape;

/** The schema of a row of the file. */
function guideRow(sizes: readonly string[], readPhone: PhoneReader) {
  const offeredSize = tShirtSize.transform((given, context) => {
    const size = findChoice(sizes, given);
    if (size === undefined && given !== "") context.addIssue(notAChoice(sizes, given));
    return size ?? given;
  });
  const possiblePhone = phoneNumber.transform((given, context) =>
    readPhone(given, (message) => context.addIssue(message)),
  );
  return z.object({
    name: fullName,
    email: userEmail,
    phoneNumber: possiblePhone,
    tShirtSize: offeredSize,
    schoolName,
    classDesignator,
  });
}

/** Creates all guides with their users or none. Throws 413 above 5 MiB, 422 with the errors of the file. */
export async function importGuides(
  actor: Actor,
  file: File,
  { dryRun, invite }: ImportOptions,
  now: Date,
): Promise<ImportedGuides> {
  const errors = new FileErrors();
  const [{ tShirtSizes }, countryId] = await Promise.all([currentEdition(), defaultCountryId()]);
  const schema = guideRow(tShirtSizes, await phoneReader(db(), countryId));
  const usersFile = readUserRows(await bytesOf(file), { columns, optional }, schema, errors);
  await refuseUsedEmails(db(), usersFile, errors);
  const accounts = usersFile.users.map(({ line, ...account }) => account);
  if (dryRun) return { accounts, createdAt: null, ...errors.notes() };
  const newUsers = await makeUsers(accounts, invite, () => ({ role: "Guide", countryId: null }));
  await write(
    actor,
    endpoints.importGuides,
    async (unit) => {
      const { id: editionId } = await lockEdition(unit.transaction);
      // Somebody may have taken an address while the passwords were hashed.
      await refuseUsedEmails(unit.transaction, usersFile, errors);
      await createUsers(
        unit,
        newUsers.map(({ user }) => user),
        now,
      );
      const guides = newUsers.map(({ user, account: { name, email, tShirtSize: size, ...guideColumns } }) => {
        const details = { fullName: name, nativeName: null, tShirtSize: size, pictureHash: null };
        const person = { id: randomUUID(), editionId, countryId, ...details };
        const ids = { id: randomUUID(), editionId, personId: person.id, userId: user.id };
        return { person, guide: { ...ids, name, ...guideColumns } };
      });
      await createGuidePeople(
        unit,
        guides.map(({ person }) => person),
      );
      await createGuides(
        unit,
        guides.map(({ guide }) => guide),
      );
    },
    // Longer than other writes may take, because a file can have 200 guides.
    { timeout: 30_000 },
  );
  return { accounts, createdAt: now.toISOString(), ...errors.notes() };
}
