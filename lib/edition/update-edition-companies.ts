import "server-only";
import { randomUUID } from "node:crypto";
import { changeEdition } from "@/lib/edition/change-edition";
import * as endpoints from "@/lib/edition/endpoints";
import { type CompaniesInput, companyKinds } from "@/lib/edition/inputs";
import { requireStored } from "@/lib/edition/rules";
import { companyColumns } from "@/lib/edition/views";
import type { Actor } from "@/lib/platform/auth/session";
import { pick } from "@/lib/platform/pick";
import { deleteUnusedPictures, encodePictures, pictureHashAfter, storePictures } from "@/lib/platform/picture/commands";

const auditedColumns = { id: true, ...companyColumns } as const;

const logoField = (index: number) => `companies.${index}.picture`;

/** A company with an id keeps its logo unless a new one is sent. */
export async function updateEditionCompanies(actor: Actor, id: string, { version, companies: given }: CompaniesInput) {
  const pictures = await encodePictures(
    actor,
    given.map(({ picture }, i) => ({ field: logoField(i), base64: picture })),
  );
  return changeEdition(actor, endpoints.updateEditionCompanies, id, version, async (transaction) => {
    const stored = await transaction.company.findMany({
      where: { editionId: id },
      orderBy: [{ kind: "asc" }, { position: "asc" }],
    });
    requireStored(given, stored, (i) => `companies.${i}`);
    const companies = given.map((company, i) => {
      const storedHash = stored.find(({ id }) => id === company.id)?.pictureHash ?? null;
      const pictureHash = pictureHashAfter(company, pictures.get(logoField(i)), storedHash);
      return { ...pick({ ...company, pictureHash }, companyColumns), id: company.id ?? randomUUID(), position: i + 1 };
    });
    await storePictures(transaction, pictures);
    await transaction.company.deleteMany({ where: { editionId: id } });
    await transaction.company.createMany({ data: companies.map((company) => ({ ...company, editionId: id })) });
    const byKind = companies.toSorted((a, b) => companyKinds.indexOf(a.kind) - companyKinds.indexOf(b.kind));
    const storedHashes = stored.map(({ pictureHash }) => pictureHash);
    await deleteUnusedPictures(transaction, storedHashes);
    return {
      before: { companies: stored.map((company) => pick(company, auditedColumns)) },
      after: { companies: byKind.map((company) => pick(company, auditedColumns)) },
    };
  });
}
