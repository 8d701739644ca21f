import { route } from "@/lib/api/route";
import { registerUser } from "@/lib/identity/commands";
import { registerInput, user } from "@/lib/identity/schema";

export const POST = route("POST /api/Identity/Register", {
  body: registerInput,
  response: user,
  status: 201,
  handler: ({ actor, body }) => registerUser(actor, body),
});
