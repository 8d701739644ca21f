import "server-only";
import { notErased } from "@/lib/edition/erased";
import { participating } from "@/lib/edition/participating";
import type { EditionRow } from "@/lib/edition/views";
import { decryptPassword } from "@/lib/identity/given-password";
import { db } from "@/lib/platform/db/client";
import { secretHash } from "@/lib/print/printable";
import { bySeat, readSeatFinder, seatSelect, toSeated } from "@/lib/print/seats";

/**
 * The contestants with their user names and passwords, in the order of their seats. `password` is empty or null if it
 * is missing or cannot be decrypted, or if the user name is missing.
 */
export async function listCredentials({ id: editionId }: EditionRow, day: number) {
  const [{ slipText }, findSeat, rows] = await Promise.all([
    db().edition.findUniqueOrThrow({ where: { id: editionId }, select: { slipText: true } }),
    readSeatFinder(editionId),
    db().contestant.findMany({
      where: { editionId, person: notErased, team: participating },
      select: { ...seatSelect(day), username: true, encryptedPassword: true },
    }),
  ]);
  const contestants = rows.map(({ username, encryptedPassword, ...row }) => {
    const { content, ...seated } = toSeated(row, findSeat);
    return {
      ...seated,
      content: { ...content, logIn: slipText, username: username ?? "", password: secretHash(encryptedPassword) },
      password: username && encryptedPassword && decryptPassword(encryptedPassword),
    };
  });
  return contestants.sort(bySeat);
}

export const toSlips = (contestants: Awaited<ReturnType<typeof listCredentials>>) =>
  contestants.flatMap(({ password, ...slip }) => (password ? [{ ...slip, password }] : []));

export type Slip = ReturnType<typeof toSlips>[number];
