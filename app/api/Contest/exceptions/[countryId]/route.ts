import { z } from "zod";
import { countryParams } from "@/lib/country/params";
import { deadlineException, deadlineExceptionInput } from "@/lib/deadline-exception/schema";
import { giveDeadlineException, removeDeadlineException } from "@/lib/deadline-exception/service";
import { route } from "@/lib/http/route";

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
