import "server-only";
import { lockEdition } from "@/lib/edition/lock-edition";
import type { Actor } from "@/lib/platform/auth/session";
import { AppError, invalid } from "@/lib/platform/errors/problem";
import { write } from "@/lib/platform/write/write";
import * as endpoints from "@/lib/seating/endpoints";
import type { SwapInput } from "@/lib/seating/inputs";
import { seatsOf } from "@/lib/seating/plan";
import { readSeating } from "@/lib/seating/queries";
import { storeSeats } from "@/lib/seating/store-seats";
import { type StoredContestant, seatedOn, seatField, toSeat } from "@/lib/seating/views";

/** Throws 409 if both seats are free or others sit there than the codes say, 422 for a free seat that is in no plan. */
export function swapSeats(actor: Actor, { day, a, b, codeA, codeB }: SwapInput) {
  return write(actor, endpoints.swapSeats, async (unit) => {
    const { id } = await lockEdition(unit.transaction, { mode: "update" });
    const { rooms, contestants } = await readSeating(unit.transaction, id);
    const seated = seatedOn(contestants, day);
    const planned = new Set(seatsOf(rooms).map(({ label }) => label));
    for (const [field, label] of Object.entries({ a, b })) {
      if (!seated.has(label) && !planned.has(label)) throw invalid({ [field]: [`There is no seat “${label}”.`] });
    }
    const [sitterA, sitterB] = [seated.get(a), seated.get(b)];
    if (!sitterA && !sitterB) throw new AppError(409, `Nobody sits in ${a} or ${b} any more.`);
    const isOther = (code: string | null | undefined, sitter: StoredContestant | undefined) =>
      code !== undefined && code !== (sitter?.code ?? null);
    if (isOther(codeA, sitterA) || isOther(codeB, sitterB))
      throw new AppError(409, `Others sit in ${a} and ${b} now. Look at the seats again.`);
    const move = (contestant: StoredContestant | undefined, label: string) =>
      contestant ? [{ contestant, seats: { ...contestant.seats, [seatField(day)]: label } }] : [];
    await storeSeats(unit, id, [...move(sitterA, b), ...move(sitterB, a)]);
    return [toSeat(a, sitterB), toSeat(b, sitterA)];
  });
}
