import { route } from "@/lib/http/route";
import { loginInput, loginResponse } from "@/lib/identity/schema";
import { logIn } from "@/lib/identity/service";

export const POST = route("POST /api/Identity/Login", {
  body: loginInput,
  response: loginResponse,
  handler: ({ body, address }) => logIn(body, address),
});
