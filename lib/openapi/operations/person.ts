import type { OperationsOf } from "@/lib/openapi/operation";
import { ownCountry, untilEditPeriodEnds } from "@/lib/openapi/operations/sentences";

const edition = "The edition; absent or the empty GUID means the current one.";

export const personOperations: OperationsOf<"Person"> = {
  "POST /api/Person": {
    id: "addPerson",
    summary: "Adds a guest or, for administrators, somebody with other roles.",
    description: untilEditPeriodEnds,
    success: "The person.",
    idempotent: true,
  },
  "PUT /api/Person/{id}": {
    id: "changePerson",
    summary: "Changes a guest or, for administrators, somebody with other roles.",
    description: untilEditPeriodEnds,
    success: "The person after the change.",
    parameters: { id: "The person." },
    notFound: "There is no such person, or it is not a guest of the registrator's country.",
  },
  "DELETE /api/Person/{id}": {
    id: "removePerson",
    summary: "Removes a guest or, for administrators, somebody with other roles.",
    description: untilEditPeriodEnds,
    success: "The person is removed.",
    parameters: { id: "The person." },
    notFound: "There is no such person, or it is not a guest of the registrator's country.",
    conflict: "The person leads, competes or guides.",
  },
  "GET /api/Person/leaders/country/{countryId}": {
    id: "listLeadersOfCountry",
    summary: "The leaders of a country, to choose from.",
    success: "The leaders.",
    parameters: { countryId: ownCountry },
  },
  "GET /api/Person/role/COMMITTEE": {
    id: "listCommitteePeople",
    summary: "The people who hold any role of a committee.",
    success: "The people.",
    parameters: { contestId: edition },
  },
  "GET /api/Person/role/{role}/{countryId}": {
    id: "listPeopleByRole",
    summary: "The people of a country who hold a role.",
    success: "The people.",
    parameters: {
      role: "One of `personRolesList`. Registrators may ask for `GUEST` only.",
      countryId: ownCountry,
      contestId: edition,
    },
  },
};
