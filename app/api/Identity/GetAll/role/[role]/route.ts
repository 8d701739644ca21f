import { z } from "zod";
import { route } from "@/lib/http/route";
import { roleParams, user } from "@/lib/identity/schema";
import { listUsersOfRole } from "@/lib/identity/users";

export const GET = route("GET /api/Identity/GetAll/role/{role}", {
  params: roleParams,
  response: z.array(user),
  handler: ({ params }) => listUsersOfRole(params.role),
});
