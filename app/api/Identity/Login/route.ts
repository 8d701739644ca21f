import { route } from "@/lib/api/route";
import { loginInput, loginResponse } from "@/lib/identity/schema";
import { logIn } from "@/lib/identity/sign-in";

export const POST = route("POST /api/Identity/Login", {
  body: loginInput,
  response: loginResponse,
  handler: ({ body, address }) => logIn(body, address),
});
