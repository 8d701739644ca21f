import { type Random, randomOf } from "@/lib/demo/random";
import type { DemoCountry } from "@/prisma/seed/demo/countries";

const places: Record<DemoCountry["comesBy"], readonly string[]> = {
  home: ["Shumen Railway Station", "Shumen Bus Station", "Other"],
  road: ["Shumen Bus Station", "Shumen Railway Station", "Bucharest Otopeni Airport", "Varna Airport", "Other"],
  air: ["Sofia Airport", "Sofia Airport", "Varna Airport", "Burgas Airport", "Bucharest Otopeni Airport"],
};

/** A time from the hour `from` to the hour `to` in Shumen (summer time, UTC+3). */
function inApril(day: number, random: Random, from: number, to: number): Date {
  const hour = random.integer(from, to);
  const minute = random.integer(0, 11) * 5;
  return new Date(Date.UTC(2025, 3, day, hour - 3, minute));
}

function tripNumberAt(place: string, time: Date): string | null {
  const random = randomOf(`trip:${place}:${time.toISOString()}`);
  if (random.chance(0.15)) return null;
  if (place.endsWith("Airport")) return `${random.pick(["FB", "LH", "OS", "TK", "W6"])} ${random.integer(300, 4999)}`;
  return place.endsWith("Railway Station") ? `BV ${random.integer(2601, 2699)}` : null;
}

/** Most arrive on 9 April and leave on 13 April. */
export function travelOf({ comesBy }: DemoCountry, random: Random) {
  const early = comesBy === "air" && random.chance(0.25);
  const late = comesBy === "air" && random.chance(0.15);
  const arrivalLocation = random.pick(places[comesBy]);
  const timeOfArrival = inApril(early ? 8 : 9, random, 8, 20);
  const timeOfDeparture = inApril(late ? 14 : 13, random, 6, 17);
  const departureLocation = random.chance(0.85) ? arrivalLocation : random.pick(places[comesBy]);
  return {
    timeOfArrival,
    arrivalLocation,
    arrivalTripNumber: tripNumberAt(arrivalLocation, timeOfArrival),
    timeOfDeparture,
    departureLocation,
    departureTripNumber: tripNumberAt(departureLocation, timeOfDeparture),
  };
}
