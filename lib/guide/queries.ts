import "server-only";
import type { Actor } from "@/lib/auth/session";
import { db } from "@/lib/db";
import type { GuideWhereInput } from "@/lib/generated/prisma/models";
import type { Guide } from "@/lib/guide/schema";
import { guideSelect, toGuide } from "@/lib/guide/views";
import { notFound } from "@/lib/http/problem";

const inCurrentEdition = { edition: { isCurrent: true } } as const;

async function findGuide(where: GuideWhereInput): Promise<Guide> {
  const row = await db().guide.findFirst({ where: { ...where, ...inCurrentEdition }, select: guideSelect });
  if (!row) throw notFound("guide");
  return toGuide(row);
}

/** A guide of the current edition by id. Throws 404. */
export function readGuide(id: string): Promise<Guide> {
  return findGuide({ id });
}

/** All guides of the current edition, by name. */
export async function listGuides(): Promise<Guide[]> {
  const rows = await db().guide.findMany({
    where: inCurrentEdition,
    select: guideSelect,
    orderBy: [{ person: { fullName: "asc" } }, { id: "asc" }],
  });
  return rows.map(toGuide);
}

/** The guide record of an account in the current edition; guides may read only their own. Throws 404. */
export async function getGuideOfUser(actor: Actor, userId: string): Promise<Guide> {
  if (actor.role !== "Administrator" && actor.id !== userId) throw notFound("guide");
  return findGuide({ userId });
}

/** The enabled accounts with the role Guide that have no guide record in the current edition, by name. */
export function listFreeGuideAccounts(): Promise<{ id: string; name: string; email: string }[]> {
  return db().user.findMany({
    where: { role: "Guide", disabledAt: null, guides: { none: inCurrentEdition } },
    select: { id: true, name: true, email: true },
    orderBy: [{ name: "asc" }, { email: "asc" }],
  });
}
