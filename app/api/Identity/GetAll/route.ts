import { z } from "zod";
import { route } from "@/lib/api/route";
import { listUsersWithPasswords } from "@/lib/identity/queries";
import { listedUser } from "@/lib/identity/schema";

export const GET = route("GET /api/Identity/GetAll", {
  response: z.array(listedUser),
  handler: listUsersWithPasswords,
});
