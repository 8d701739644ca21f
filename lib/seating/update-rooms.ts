import "server-only";
import { randomUUID } from "node:crypto";
import { lockEdition } from "@/lib/edition/lock-edition";
import { requireStored } from "@/lib/edition/rules";
import type { Actor } from "@/lib/platform/auth/session";
import { requireVersion } from "@/lib/platform/write/version";
import { write } from "@/lib/platform/write/write";
import * as endpoints from "@/lib/seating/endpoints";
import type { RoomsInput } from "@/lib/seating/inputs";
import { listRooms, readRooms } from "@/lib/seating/queries";
import type { RoomList } from "@/lib/seating/schema";

/** Throws 409 for a stale version, 422 for the id of an unknown room. */
export async function updateRooms(actor: Actor, { version, rooms: given }: RoomsInput): Promise<RoomList> {
  return write(actor, endpoints.updateRooms, async ({ transaction, audit }) => {
    const edition = await lockEdition(transaction, { mode: "update" });
    const { id: editionId, year, roomsVersion } = edition;
    await requireVersion(transaction, {
      stored: roomsVersion,
      given: version,
      changes: { entity: "Edition", entityId: editionId, action: endpoints.updateRooms.key },
      current: () => listRooms(edition, transaction),
    });
    const before = await readRooms(transaction, editionId);
    requireStored(given, before, (i) => `rooms.${i}`);
    const rooms = given.map((room) => ({ ...room, id: room.id ?? randomUUID() }));
    // No other table refers to rooms; without the old ones, no name or position can be taken already.
    await transaction.room.deleteMany({ where: { editionId } });
    await transaction.room.createMany({ data: rooms.map((room, i) => ({ ...room, editionId, position: i + 1 })) });
    const data = { roomsVersion: { increment: 1 } };
    const stored = await transaction.edition.update({
      where: { id: editionId },
      data,
      select: { id: true, roomsVersion: true },
    });
    audit({ entity: "Edition", entityId: editionId, name: String(year), before: { rooms: before }, after: { rooms } });
    return listRooms(stored, transaction);
  });
}
