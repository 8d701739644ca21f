import { z } from "zod";
import { endpoint } from "@/lib/platform/api/endpoint";
import { administrators } from "@/lib/platform/auth/roles";

const archive = z.string().meta({ format: "binary" });
const describeExported = (contestants: unknown) =>
  contestants === 1 ? "a contestant and their password" : `${contestants} contestants and their passwords`;
const withoutCredentials =
  "Contestants without credentials, or with a user name other than Latin letters, digits, `_` and `-`, are listed in `errors`.";

export const exportForCms = endpoint("GET /api/Contestant/export/cms/zip", {
  access: administrators,
  summary: "The contestants of the current edition for CMS, as a ZIP archive with scripts.",
  description:
    "A script for each group that adds its countries, users and participations with their passwords to a contest; pictures and flags for the ranking; unofficial contestants, and the jury’s test users that the edition names, hidden.",
  audit: (after) => `exported ${describeExported(after("contestants"))} for CMS`,
  response: archive,
  responseType: "application/zip",
  errors: { 422: withoutCredentials },
});

export const exportForDomjudge = endpoint("GET /api/Contestant/export/domjudge/zip", {
  access: administrators,
  summary: "The contestants of the current edition for DOMjudge, as a ZIP archive of JSON files.",
  description:
    "Groups, organizations (countries), teams and accounts with their passwords; each contestant is a team, and unofficial ones have groups of their own.",
  query: z.object({
    day: z
      .enum(["1", "2"], "The day must be 1 or 2.")
      .default("1")
      .transform((day) => (day === "1" ? 1 : 2))
      .meta({ description: "The competition day whose seats are the teams' locations." }),
  }),
  audit: (after) => `exported ${describeExported(after("contestants"))} for DOMjudge`,
  response: archive,
  responseType: "application/zip",
  errors: { 422: withoutCredentials },
});
