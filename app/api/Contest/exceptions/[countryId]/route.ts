import { z } from "zod";
import { route } from "@/lib/api/route";
import { countryParams } from "@/lib/country/params";
import { giveDeadlineException, removeDeadlineException } from "@/lib/deadline-exception/commands";
import { deadlineException, deadlineExceptionInput } from "@/lib/deadline-exception/schema";

export const PUT = route("PUT /api/Contest/exceptions/{countryId}", {
  params: countryParams,
  body: deadlineExceptionInput,
  response: deadlineException,
  handler: ({ actor, params, body, now }) => giveDeadlineException(actor, params.countryId, body, now),
});

export const DELETE = route("DELETE /api/Contest/exceptions/{countryId}", {
  params: countryParams,
  response: z.literal(true),
  handler: ({ actor, params }) => removeDeadlineException(actor, params.countryId),
});
