import "server-only";
import { randomUUID } from "node:crypto";
import type { Actor } from "@/lib/auth/session";
import * as endpoints from "@/lib/contest/endpoints";
import { requireStored } from "@/lib/contest/identity";
import type { CompaniesInput } from "@/lib/contest/inputs";
import type { EditionSettings } from "@/lib/contest/schema";
import { getSettings } from "@/lib/contest/settings";
import { updateEdition } from "@/lib/contest/update-edition";
import { deleteUnusedPictures, encodePictures, storePictures } from "@/lib/picture/commands";

const select = {
  id: true,
  kind: true,
  name: true,
  companyUrl: true,
  additionalInformation: true,
  imageHash: true,
} as const;

/** Counts each kind's companies by themselves. */
function positions(): (kind: string) => number {
  const last = new Map<string, number>();
  return (kind) => {
    const position = (last.get(kind) ?? 0) + 1;
    last.set(kind, position);
    return position;
  };
}

const logoField = (index: number) => `companies.${index}.picture`;

/**
 * Replaces an edition's companies by the given ones; one with an id keeps its logo unless another is sent. Throws 404,
 * 409, 422.
 */
export async function changeCompanies(actor: Actor, id: string, body: CompaniesInput): Promise<EditionSettings> {
  const pictures = await encodePictures(
    body.companies.map(({ picture }, i) => ({ field: logoField(i), base64: picture })),
  );
  const write = { id, endpoint: endpoints.updateEditionCompanies, version: body.version };
  await updateEdition(actor, write, async (transaction) => {
    const stored = await transaction.company.findMany({
      where: { editionId: id },
      select,
      orderBy: [{ kind: "asc" }, { position: "asc" }],
    });
    requireStored("companies", body.companies, stored);
    const positionOf = positions();
    const rows = body.companies.map(({ picture: _, removePicture, ...company }, i) => {
      const before = stored.find((one) => one.id === company.id);
      const kept = removePicture ? null : (before?.imageHash ?? null);
      return {
        ...company,
        id: company.id ?? randomUUID(),
        imageHash: pictures.get(logoField(i))?.hash ?? kept,
        position: positionOf(company.kind),
      };
    });
    await storePictures(transaction, pictures);
    await transaction.company.deleteMany({ where: { editionId: id } });
    await transaction.company.createMany({ data: rows.map((row) => ({ ...row, editionId: id })) });
    const shown = new Set(rows.map(({ imageHash }) => imageHash));
    await deleteUnusedPictures(
      transaction,
      stored.flatMap(({ imageHash }) => (shown.has(imageHash) ? [] : [imageHash])),
    );
    return {
      before: { companies: stored.map(({ id: _, ...company }) => company) },
      after: { companies: rows.map(({ id: _, position: __, ...company }) => company) },
    };
  });
  return getSettings(id);
}
