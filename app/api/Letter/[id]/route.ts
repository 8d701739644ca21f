import * as endpoints from "@/lib/letter/endpoints";
import { withdrawLetter } from "@/lib/letter/withdraw-letter";
import { route } from "@/lib/platform/api/route";

export const DELETE = route(endpoints.withdrawLetter, ({ actor, params }) => withdrawLetter(actor, params.id));
