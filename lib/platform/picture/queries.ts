import "server-only";
import { db } from "@/lib/platform/db/client";

export async function readPicture(hash: string, size: "full" | "card"): Promise<Uint8Array<ArrayBuffer> | null> {
  const select = { full: size === "full", card: size === "card" };
  const row = await db().picture.findUnique({ where: { hash }, select });
  return row?.[size] ?? null;
}
