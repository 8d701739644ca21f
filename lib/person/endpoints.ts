import { z } from "zod";
import { ownCountryId } from "@/lib/country/schema";
import { untilEditPeriodEnds, untilJourneysEnd } from "@/lib/edition/labels";
import { contestIdQuery, yearQuery } from "@/lib/edition/schema";
import { personInput } from "@/lib/person/inputs";
import { person } from "@/lib/person/schema";
import { endpoint, uploadBodyLimit } from "@/lib/platform/api/endpoint";
import { administrators, registrators } from "@/lib/platform/auth/roles";
import { anyText, id } from "@/lib/platform/validation/fields";

const params = z.object({ id: id.meta({ description: "The person." }) });
const hiddenPerson = "There is no such person, or it is not a guest of the registrator's country.";

export const addPerson = endpoint("POST /api/Person", {
  access: registrators,
  summary: "Adds a guest or, for administrators, somebody with other roles.",
  description: untilEditPeriodEnds,
  audit: "added a person",
  body: personInput,
  bodyLimit: uploadBodyLimit,
  response: person,
  status: 201,
  idempotent: true,
});

export const changePerson = endpoint("PUT /api/Person/{id}", {
  access: registrators,
  summary: "Changes a guest or, for administrators, somebody with other roles.",
  description: untilJourneysEnd,
  audit: "changed a person",
  params,
  body: personInput,
  bodyLimit: uploadBodyLimit,
  response: person,
  errors: { 404: hiddenPerson },
});

export const removePerson = endpoint("DELETE /api/Person/{id}", {
  access: registrators,
  summary: "Removes a guest or, for administrators, somebody with other roles.",
  description: untilEditPeriodEnds,
  audit: "deleted a person",
  params,
  response: z.literal(true),
  success: "The person is removed.",
  errors: { 404: hiddenPerson, 409: "The person is a leader, contestant or guide." },
});

export const listCommitteePeople = endpoint("GET /api/Person/role/COMMITTEE", {
  access: administrators,
  summary: "The people who hold any role of a committee.",
  query: contestIdQuery,
  response: z.array(person),
});

export const listPeopleByRole = endpoint("GET /api/Person/role/{role}/{countryId}", {
  access: registrators,
  summary: "The people of a country who hold a role.",
  params: z.object({
    role: anyText(100, "There is no such role.").toUpperCase().meta({
      description: "One of `personRolesList`, in any case. Registrators may read `GUEST` only.",
    }),
    countryId: ownCountryId,
  }),
  query: contestIdQuery,
  response: z.array(person),
});

export const exportTravel = endpoint("GET /api/Person/export/travel/csv", {
  access: administrators,
  summary: "Everybody who travels to an edition as CSV.",
  description:
    "Leaders, deputy leaders, contestants and guests, each once, without those of teams that take part online. Contestants who travel without their leader have a contact instead of the team's times. UTF-8 with a byte order mark; times are in the venue's time zone. Cells that a spreadsheet would run as a formula are made harmless.",
  query: yearQuery,
  response: z.string(),
  responseType: "text/csv",
  errors: { 404: "There is no edition of that year." },
});
