import { z } from "zod";
import { route } from "@/lib/api/route";
import { idParams } from "@/lib/ids";
import { changePerson, removePerson } from "@/lib/person/commands";
import { person, personInput } from "@/lib/person/schema";

export const PUT = route("PUT /api/Person/{id}", {
  params: idParams,
  body: personInput,
  response: person,
  handler: ({ actor, params, body, now }) => changePerson(actor, params.id, body, now),
});

export const DELETE = route("DELETE /api/Person/{id}", {
  params: idParams,
  response: z.literal(true),
  handler: ({ actor, params, now }) => removePerson(actor, params.id, now),
});
