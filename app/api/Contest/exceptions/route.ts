import { z } from "zod";
import { route } from "@/lib/api/route";
import { listDeadlineExceptions } from "@/lib/deadline-exception/commands";
import { deadlineException } from "@/lib/deadline-exception/schema";

export const GET = route("GET /api/Contest/exceptions", {
  response: z.array(deadlineException),
  handler: listDeadlineExceptions,
});
