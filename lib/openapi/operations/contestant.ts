import type { OperationsOf } from "@/lib/openapi/operation";
import { hiddenTeam, untilEditPeriodEnds, untilRegistrationEnds } from "@/lib/openapi/operations/sentences";

export const contestantOperations: OperationsOf<"Contestant"> = {
  "POST /api/Contestant/toTeam": {
    id: "addContestant",
    summary: "Adds a contestant to a team.",
    description: untilRegistrationEnds,
    success: "The contestant.",
    notFound: hiddenTeam,
    conflict: "The team has 4 contestants, however many arrive at once.",
  },
  "PUT /api/Contestant": {
    id: "changeContestant",
    summary: "Changes a contestant's details.",
    description: untilEditPeriodEnds,
    success: "The contestant after the change.",
    notFound: "There is no such contestant, or it is another country's.",
  },
  "DELETE /api/Contestant/{id}": {
    id: "removeContestant",
    summary: "Removes a contestant from their team.",
    description: `${untilRegistrationEnds} The code is never given again.`,
    success: "The team that remains.",
    parameters: { id: "The contestant." },
    notFound: "There is no such contestant, or it is another country's.",
    conflict: "A team's last contestant, however many are removed at once.",
  },
  "GET /api/Contestant/export/info/csv": {
    id: "exportContestants",
    summary: "Every contestant of the current edition as CSV.",
    description:
      "UTF-8 with a byte order mark, one row per contestant. Cells that a spreadsheet would run as a formula are made harmless. The file, filled in, is a valid import.",
    success: "The file.",
    file: "given",
  },
  "POST /api/Contestant/import/creds/csv/{year}": {
    id: "importCredentials",
    summary: "Stores contestants' user names, passwords and seats from a CSV file, all rows or none.",
    description:
      "Columns in any order: `code` (or `contestantId`), `username`, `password`, `day1SeatingPlace`, `day2SeatingPlace`; all but the key are optional, unknown columns are ignored, and an empty cell leaves the value as it is. Comma or semicolon, with or without a byte order mark. User names and, per day, seats are unique.",
    success: "How many rows did what.",
    file: "sent",
    parameters: { year: "The edition's year.", dryRun: "`true` answers the same and stores nothing." },
    notFound: "There is no edition of that year.",
    conflict: "The edition is over and stays as it was; a dry run of it is answered.",
  },
};
