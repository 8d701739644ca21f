import "server-only";
import { randomUUID } from "node:crypto";
import * as endpoints from "@/lib/edition/endpoints";
import type { CompaniesInput } from "@/lib/edition/inputs";
import { getSettings } from "@/lib/edition/queries";
import { requireStored, saveEdition } from "@/lib/edition/save-edition";
import type { EditionSettings } from "@/lib/edition/schema";
import type { Actor } from "@/lib/platform/auth/session";
import { deleteUnusedPictures, encodePictures, storePictures } from "@/lib/platform/picture/commands";

const select = {
  id: true,
  kind: true,
  name: true,
  companyUrl: true,
  additionalInformation: true,
  imageHash: true,
} as const;

/** Numbers the companies of each kind from 1. */
function createPositions(): (kind: string) => number {
  const last = new Map<string, number>();
  return (kind) => {
    const position = (last.get(kind) ?? 0) + 1;
    last.set(kind, position);
    return position;
  };
}

const logoField = (index: number) => `companies.${index}.picture`;

/** Replaces an edition's companies; a company with an id keeps its logo unless a new one is sent. Throws 404, 409, 422. */
export async function updateEditionCompanies(actor: Actor, id: string, body: CompaniesInput): Promise<EditionSettings> {
  const pictures = await encodePictures(
    body.companies.map(({ picture }, i) => ({ field: logoField(i), base64: picture })),
  );
  const write = { id, endpoint: endpoints.updateEditionCompanies, version: body.version };
  await saveEdition(actor, write, async (transaction) => {
    const stored = await transaction.company.findMany({
      where: { editionId: id },
      select,
      orderBy: [{ kind: "asc" }, { position: "asc" }],
    });
    requireStored("companies", body.companies, stored);
    const positionOf = createPositions();
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
