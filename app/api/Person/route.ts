import { route } from "@/lib/api/route";
import { addPerson } from "@/lib/person/commands";
import { person, personInput } from "@/lib/person/schema";

export const POST = route("POST /api/Person", {
  body: personInput,
  response: person,
  status: 201,
  handler: ({ actor, body, now, idempotency }) => addPerson(actor, body, now, idempotency),
});
