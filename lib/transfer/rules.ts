import { headcount } from "@/lib/arrival/rules";
import type { Party } from "@/lib/arrival/schema";
import { plural } from "@/lib/plural";

/** The reason why parties cannot join those in a vehicle, with numbers, or null. */
export function seatRefusal(
  { vehicle, seats }: { vehicle: string; seats: number },
  seated: readonly Party[],
  joining: readonly Party[],
): string | null {
  const together = [...seated];
  for (const party of joining) {
    const taken = headcount(together);
    together.push(party);
    const needed = headcount(together) - taken;
    if (taken + needed <= seats || needed === 0) continue;
    return `${vehicle} has ${plural(seats, "seat", "seats")}; ${taken} ${taken === 1 ? "is" : "are"} taken and ${party.name} needs ${needed}.`;
  }
  return null;
}

/** The highest number after `vehicle` in names such as "Bus 2"; 0 without one. */
export function lastNumber(vehicle: string, names: readonly string[]): number {
  const numbers = names.flatMap((name) => {
    const [, number] = name.startsWith(`${vehicle} `) ? (/ (\d{1,6})$/.exec(name.slice(vehicle.length)) ?? []) : [];
    return number ? [Number(number)] : [];
  });
  return Math.max(0, ...numbers);
}
