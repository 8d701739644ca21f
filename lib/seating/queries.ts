import "server-only";
import { notErased } from "@/lib/edition/erased";
import { travelling } from "@/lib/edition/participating";
import { type Database, db } from "@/lib/platform/db/client";
import { compareNames } from "@/lib/platform/text/sort";
import { type CompetitionDay, seatFinder } from "@/lib/seating/plan";
import type { RoomList, Seating } from "@/lib/seating/schema";
import { contestantSelect, hasSeat, type StoredSeating, toSeating, toStored } from "@/lib/seating/views";

export const readRooms = (database: Database, editionId: string) =>
  database.room.findMany({
    where: { editionId },
    select: { id: true, name: true, group: true, plan: true },
    orderBy: { position: "asc" },
  });

/** The rooms in their order, the contestants by code. */
export async function readSeating(database: Database, editionId: string): Promise<StoredSeating> {
  const rooms = await readRooms(database, editionId);
  const where = { editionId, person: notErased, team: travelling };
  const rows = await database.contestant.findMany({ where, select: contestantSelect });
  const findSeat = seatFinder(rooms);
  return {
    rooms,
    contestants: rows.map((row) => toStored(row, findSeat)).sort((a, b) => compareNames(a.code, b.code)),
  };
}

interface Seatings {
  days: Record<CompetitionDay, Seating>;
  /** `seated` have a seat on either day, `missing` lack one. */
  counts: Record<"contestants" | "seated" | "missing", number>;
}

export async function getSeatings(editionId: string): Promise<Seatings> {
  const stored = await readSeating(db(), editionId);
  const { contestants } = stored;
  return {
    days: { 1: toSeating(stored, 1), 2: toSeating(stored, 2) },
    counts: {
      contestants: contestants.length,
      seated: contestants.filter(hasSeat).length,
      missing: contestants.filter(({ seats }) => Object.values(seats).includes(null)).length,
    },
  };
}

export async function listRooms(
  edition: { id: string; roomsVersion: number },
  database: Database = db(),
): Promise<RoomList> {
  return { id: edition.id, version: edition.roomsVersion, rooms: await readRooms(database, edition.id) };
}
