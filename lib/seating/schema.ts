import { z } from "zod";
import { ContestantGroup } from "@/lib/generated/prisma/enums";
import { version } from "@/lib/platform/validation/fields";
import { issueKinds } from "@/lib/seating/labels";

const group = z.enum(ContestantGroup);

const contestant = z.object({
  code: z.string().meta({ example: "BGR1" }),
  fullName: z.string(),
  country: z.string(),
  group,
});

const seat = z.object({ label: z.string(), contestant: contestant.nullable() });

const storedRoom = z.object({
  id: z.guid(),
  name: z.string(),
  group: group.nullable().meta({ description: "`null` for both groups." }),
  plan: z.string(),
});

export const roomList = z
  .object({ id: z.guid().meta({ description: "The edition’s." }), version, rooms: z.array(storedRoom) })
  .meta({ id: "RoomList", description: "The rooms of the current edition, in their order." });

const issue = z.object({
  kind: z.enum(issueKinds),
  room: z.string(),
  seats: z.array(seat).meta({ description: "Two neighbours, or one seat." }),
});

export const seating = z
  .object({
    day: z.literal([1, 2]),
    rooms: z.array(
      storedRoom.omit({ plan: true }).extend({
        rows: z.array(z.array(seat.nullable())).meta({ description: "`null` for a gap." }),
      }),
    ),
    otherSeats: z.array(seat).meta({ description: "Stored seats that are in no plan." }),
    withoutSeat: z.array(contestant),
    issues: z
      .array(issue)
      .meta({ description: "What could not be met, or what swaps and imports have changed since." }),
  })
  .meta({ id: "Seating", description: "Who sits where on a competition day; without online teams." });

export const assignment = z.object({
  changed: z.int().meta({ description: "Contestants whose seats have changed." }),
  days: z.array(seating.pick({ day: true, withoutSeat: true, issues: true })),
});

export const swapped = z.array(seat).meta({ description: "Both seats with those who sit there now." });

export type SeatedContestant = z.output<typeof contestant>;
export type SeatView = z.output<typeof seat>;
export type RoomList = z.output<typeof roomList>;
export type SeatingIssue = z.output<typeof issue>;
export type Seating = z.output<typeof seating>;
export type SeatingRoom = Seating["rooms"][number];
