import { endpoint } from "@/lib/api/endpoint";
import { arrivalMarks } from "@/lib/arrival/inputs";
import { markedArrivals } from "@/lib/arrival/schema";
import { guides } from "@/lib/auth/roles";

export const markArrivals = endpoint("POST /api/Arrival/marks", {
  access: guides,
  summary: "Marks people of the current edition as arrived or not arrived.",
  description:
    "Guides mark the people of their teams. Marks are never changed: of a person's marks the one with the newest `markedAt` counts, so that a mark made offline and sent later does not undo a newer one. Each mark is stored or refused on its own.",
  audit: "marked arrivals",
  body: arrivalMarks,
  response: markedArrivals,
  success: "What became of each mark.",
  errors: { 409: "The marks were made with another account." },
});
