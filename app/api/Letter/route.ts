import * as endpoints from "@/lib/letter/endpoints";
import { issueLetters } from "@/lib/letter/issue-letters";
import { listLetters } from "@/lib/letter/queries";
import { route } from "@/lib/platform/api/route";

export const GET = route(endpoints.listLetters, ({ actor }) => listLetters(actor));

export const POST = route(endpoints.issueLetters, ({ actor, body, now }) => issueLetters(actor, body, now));
