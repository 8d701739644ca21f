import { route } from "@/lib/http/route";
import { registerInput, user } from "@/lib/identity/schema";
import { registerUser } from "@/lib/identity/users";

export const POST = route("POST /api/Identity/Register", {
  body: registerInput,
  response: user,
  status: 201,
  handler: ({ actor, body }) => registerUser(actor, body),
});
