import { z } from "zod";
import { contestant } from "@/lib/contestant/schema";
import { flag } from "@/lib/country/schema";
import { leader } from "@/lib/leader/schema";
import { person } from "@/lib/person/schema";
import { version } from "@/lib/platform/validation/fields";
import { travel } from "@/lib/travel/schema";

const identity = {
  id: z.guid(),
  name: z.string(),
  group: contestant.shape.contestantGroup,
  countryId: z.guid(),
  countryName: z.string(),
  countryFlag: flag,
};

export const team = z
  .object({
    ...identity,
    isOnline: z.boolean().meta({
      description: "Whether the team takes part online; then its travel may be `null` and does not apply.",
    }),
    isOfficial: contestant.shape.isOfficial,
    siteId: contestant.shape.siteId,
    leader,
    deputyLeader: leader.nullable(),
    contestants: z.array(contestant),
    ...travel,
    version,
  })
  .meta({ id: "Team", description: "The full view of a team, for its country, its guide and administrators." });

const publicLeader = z.object({ person: person.pick({ fullName: true, picturePath: true }) });

export const publicTeam = z
  .object({
    ...identity,
    leader: publicLeader,
    deputyLeader: publicLeader.nullable(),
    contestants: z.array(
      contestant.pick({ id: true, contestantGroup: true, isOfficial: true }).extend({
        person: person.pick({ fullName: true, picturePath: true, roles: true }),
      }),
    ),
  })
  .meta({ id: "PublicTeam", description: "The public view of a team: no contacts, dates of birth or travel." });

const duplicatePerson = z.object({
  personId: z.guid(),
  leaderId: z.guid().nullable(),
  fullName: z.string(),
  description: z.string().meta({ description: "Such as “leader of Oaks” or “guest”." }),
  isGuest: z.boolean(),
  canLead: z.boolean().meta({ description: "Whether `leaderPersonId` of a new leader can be this person." }),
  typed: z.int().meta({ description: "The place in `people` of who may be this person, from 0." }),
});

export const duplicates = z.object({
  warnings: z.array(z.string()).meta({ description: "Sentences for the person who typed the names." }),
  people: z
    .array(duplicatePerson)
    .meta({ description: "The stored people who may be those of `people`; each is named in a warning, too." }),
});

export type DuplicatePerson = z.output<typeof duplicatePerson>;
export type Duplicates = z.output<typeof duplicates>;

export type Team = z.output<typeof team>;
export type PublicTeam = z.output<typeof publicTeam>;
