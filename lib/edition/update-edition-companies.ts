import "server-only";
import { randomUUID } from "node:crypto";
import { changeEdition } from "@/lib/edition/change-edition";
import * as endpoints from "@/lib/edition/endpoints";
import type { CompaniesInput } from "@/lib/edition/inputs";
import { lockEditable } from "@/lib/edition/lock-edition";
import { getSettings } from "@/lib/edition/queries";
import { requireStored } from "@/lib/edition/require-stored";
import { companyColumns } from "@/lib/edition/views";
import type { Actor } from "@/lib/platform/auth/session";
import { pick } from "@/lib/platform/db/pick";
import { deleteUnusedPictures, encodePictures, pictureHashAfter, storePictures } from "@/lib/platform/picture/commands";
import { write } from "@/lib/platform/write/write";

const logoField = (index: number) => `companies.${index}.picture`;

/** Replaces an edition's companies; a company with an id keeps its logo unless a new one is sent. */
export async function updateEditionCompanies(actor: Actor, id: string, body: CompaniesInput) {
  const pictures = await encodePictures(
    body.companies.map(({ picture }, i) => ({ field: logoField(i), base64: picture })),
  );
  await write(actor, endpoints.updateEditionCompanies, async (unit) => {
    const { transaction } = unit;
    const { edition } = await lockEditable(transaction, id, body.version);
    const stored = await transaction.company.findMany({
      where: { editionId: id },
      select: { id: true, ...companyColumns },
      orderBy: [{ kind: "asc" }, { position: "asc" }],
    });
    requireStored("companies", body.companies, stored);
    const companies = body.companies.map((company, i) => {
      const storedHash = stored.find((one) => one.id === company.id)?.imageHash ?? null;
      const imageHash = pictureHashAfter(company, pictures.get(logoField(i)), storedHash);
      return { ...pick({ ...company, imageHash }, companyColumns), id: company.id ?? randomUUID(), position: i + 1 };
    });
    await storePictures(transaction, pictures);
    await transaction.company.deleteMany({ where: { editionId: id } });
    await transaction.company.createMany({ data: companies.map((company) => ({ ...company, editionId: id })) });
    await deleteUnusedPictures(
      transaction,
      stored.map(({ imageHash }) => imageHash),
    );
    await changeEdition(unit, edition, {
      before: { companies: stored.map((company) => pick(company, companyColumns)) },
      after: { companies: companies.map((company) => pick(company, companyColumns)) },
    });
  });
  return getSettings(id);
}
