import { z } from "zod";
import { TravelDirection } from "@/lib/generated/prisma/enums";
import { instant } from "@/lib/platform/validation/fields";

export const direction = z.enum(TravelDirection, "The direction is ARRIVAL or DEPARTURE.");

const contact = z.object({ fullName: z.string(), phoneNumber: z.string() });

const country = z.object({ name: z.string(), alpha2: z.string() });

const member = z.object({
  id: z.guid().meta({ description: "The person." }),
  fullName: z.string(),
  arrivedAt: instant.nullable().meta({ description: "`null` for a person who has not arrived yet." }),
});

export type PartyMember = z.output<typeof member>;

const partyTransfer = z.object({
  id: z.guid(),
  vehicle: z.string(),
  leavesAt: instant,
  assignedTime: instant.nullable().meta({ description: "The party's time when it was assigned." }),
  assignedPlace: z.string().nullable(),
  moved: z.boolean().meta({ description: "Whether the party's time or place has changed since it was assigned." }),
});

const seatElsewhere = z.object({
  personId: z.guid(),
  fullName: z.string(),
  transferId: z.guid(),
  vehicle: z.string(),
  leavesAt: instant,
});

export const party = z
  .object({
    id: z.guid().meta({ description: "The team or, for a guest or a contestant, the person." }),
    kind: z.enum(["TEAM", "CONTESTANT", "GUEST"]),
    name: z.string().meta({ description: "The team's or the person's." }),
    country,
    time: instant.nullable(),
    place: z.string().nullable(),
    tripNumber: z.string().nullable().meta({ description: "Flight or train." }),
    people: z
      .array(member.extend({ role: z.enum(["LEADER", "DEPUTY", "CONTESTANT", "GUEST"]) }))
      .meta({ description: "Without contestants who travel on their own. A leader of two teams is in both." }),
    team: z.object({ id: z.guid(), name: z.string() }).nullable().meta({ description: "A contestant's." }),
    leader: contact.nullable().meta({ description: "A team's." }),
    contact: contact.nullable().meta({ description: "Whom to call about a contestant." }),
    guide: contact.nullable(),
    transfer: partyTransfer.nullable(),
    seatsElsewhere: z.array(seatElsewhere).meta({
      description: "The seats that its people have in other vehicles, as the leader of two teams may.",
    }),
  })
  .meta({
    id: "Party",
    description: "A team, a guest, or a contestant who travels without the team, in one direction.",
  });

export type Party = z.output<typeof party>;
export type SeatElsewhere = z.output<typeof seatElsewhere>;

export const journeys = z
  .object({
    parties: z.array(party).meta({ description: "By time, those without one last." }),
  })
  .meta({ id: "Journeys", description: "Who travels to an edition or home." });

export type Journeys = z.output<typeof journeys>;

export const markedArrivals = z
  .object({
    receivedAt: instant.meta({ description: "When the marks had been stored: later pages have them." }),
    marks: z.array(
      z.object({
        id: z.guid(),
        result: z.enum(["stored", "alreadyStored", "refused"]),
        reason: z.string().nullable().meta({ description: "Why a mark was refused; otherwise `null`." }),
        arrived: z.boolean().nullable().meta({
          description: "Whether the person counts as arrived after the request; `null` for a refused mark.",
        }),
      }),
    ),
  })
  .meta({ id: "MarkedArrivals", description: "What became of each mark, in the order of the request." });

export type MarkedArrivals = z.output<typeof markedArrivals>;
