import { z } from "zod";
import { route } from "@/lib/http/route";
import { listedUser } from "@/lib/identity/schema";
import { listUsersWithPasswords } from "@/lib/identity/users";

export const GET = route("GET /api/Identity/GetAll", {
  response: z.array(listedUser),
  handler: listUsersWithPasswords,
});
