import { z } from "zod";
import { deadlineException } from "@/lib/deadline-exception/schema";
import { listDeadlineExceptions } from "@/lib/deadline-exception/service";
import { route } from "@/lib/http/route";

export const GET = route("GET /api/Contest/exceptions", {
  response: z.array(deadlineException),
  handler: listDeadlineExceptions,
});
