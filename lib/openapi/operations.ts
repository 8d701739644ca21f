import type { DocumentedKey } from "@/lib/openapi/endpoint";
import type { Operation } from "@/lib/openapi/operation";
import { contestOperations } from "@/lib/openapi/operations/contest";
import { contestantOperations } from "@/lib/openapi/operations/contestant";
import { guideOperations } from "@/lib/openapi/operations/guide";
import { identityOperations } from "@/lib/openapi/operations/identity";
import { leaderOperations } from "@/lib/openapi/operations/leader";
import { personOperations } from "@/lib/openapi/operations/person";
import { teamOperations } from "@/lib/openapi/operations/team";

/** Every endpoint of the access table: an endpoint without its sentences does not compile. */
export const operations: Record<DocumentedKey, Operation> = {
  ...contestOperations,
  ...identityOperations,
  ...teamOperations,
  ...personOperations,
  ...guideOperations,
  ...leaderOperations,
  ...contestantOperations,
  "GET /api/Country": {
    id: "listCountries",
    summary: "Every country with its flag.",
    success: "The countries, by name.",
  },
  "GET /api/Audit": {
    id: "listAudit",
    summary: "The newest 100 changes that match, newest first.",
    success: "The changes.",
    parameters: {
      entity: "The kind of what was changed.",
      id: "The id of what was changed.",
      person: "The account that made the change.",
      team: "The team that it is about: the team itself, or its leader, deputy or contestants at that time.",
      day: "The day in the venue's time zone, `yyyy-MM-dd`.",
      before: "The `id` of the last entry of the page before.",
    },
  },
};
