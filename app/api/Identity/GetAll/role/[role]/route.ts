import { z } from "zod";
import { route } from "@/lib/api/route";
import { listUsersOfRole } from "@/lib/identity/queries";
import { roleParams, user } from "@/lib/identity/schema";

export const GET = route("GET /api/Identity/GetAll/role/{role}", {
  params: roleParams,
  response: z.array(user),
  handler: ({ params }) => listUsersOfRole(params.role),
});
