import { z } from "zod";
import { yearQuery } from "@/lib/edition/schema";
import { endpoint } from "@/lib/platform/api/endpoint";
import { administrators, guides } from "@/lib/platform/auth/roles";
import { arrivalMarks } from "@/lib/travel/arrivals/inputs";
import { direction, journeys, markedArrivals } from "@/lib/travel/arrivals/schema";

export const listArrivals = endpoint("GET /api/Arrival", {
  access: administrators,
  summary: "Who travels to an edition or home, when, where and with whom.",
  description: "Without withdrawn and online teams.",
  query: yearQuery.extend({
    direction: direction.default("ARRIVAL").meta({ description: "Whether people travel to the venue or home." }),
  }),
  response: journeys,
  success: "Teams, guests, and contestants who travel without their team, by time.",
  errors: { 404: "There is no edition of that year." },
});

export const readArrivalsVersion = endpoint("GET /api/Arrival/version", {
  access: guides,
  summary: "Tells whether arrivals may have changed.",
  response: z.object({
    version: z.int().meta({ description: "Another one after a change." }),
    userId: z.guid().meta({ description: "Who is logged in: a page of another user is out of date." }),
  }),
});

export const markArrivals = endpoint("POST /api/Arrival/marks", {
  access: guides,
  summary: "Marks people of the current edition as arrived or not arrived.",
  description:
    "Guides mark the people of their teams; a mark also counts if the team was theirs at `markedAt`. Marks are never changed: of a person's marks the one with the newest `markedAt` counts, so that a mark made offline and sent later does not undo a newer one. Each mark is stored or refused on its own.",
  audit: "marked arrivals",
  body: arrivalMarks,
  response: markedArrivals,
  success: "What became of each mark.",
  errors: { 409: "The marks were made with another account." },
});
