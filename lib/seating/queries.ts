import "server-only";
import { travelling } from "@/lib/edition/participating";
import { type Database, db } from "@/lib/platform/db/client";
import { compareNames } from "@/lib/platform/text/sort";
import type { CompetitionDay } from "@/lib/seating/arrange";
import type { RoomList, Seating } from "@/lib/seating/schema";
import { contestantSelect, type StoredSeating, toSeating, toStored } from "@/lib/seating/views";

export const readRooms = (database: Database, editionId: string) =>
  database.room.findMany({
    where: { editionId },
    select: { id: true, name: true, group: true, plan: true },
    orderBy: { position: "asc" },
  });

/** The contestants by code. */
export async function readSeating(database: Database, editionId: string): Promise<StoredSeating> {
  const rooms = await readRooms(database, editionId);
  const where = { editionId, team: travelling };
  const rows = await database.contestant.findMany({ where, select: contestantSelect });
  return { rooms, contestants: rows.map(toStored).sort((a, b) => compareNames(a.code, b.code)) };
}

export const getSeating = async (editionId: string, day: CompetitionDay): Promise<Seating> =>
  toSeating(await readSeating(db(), editionId), day);

export async function listRooms(edition: { id: string; roomsVersion: number }): Promise<RoomList> {
  return { id: edition.id, version: edition.roomsVersion, rooms: await readRooms(db(), edition.id) };
}
