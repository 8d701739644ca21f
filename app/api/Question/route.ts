import { route } from "@/lib/platform/api/route";
import { addQuestion } from "@/lib/question/add-question";
import * as endpoints from "@/lib/question/endpoints";
import { listQuestions } from "@/lib/question/queries";

export const GET = route(endpoints.listQuestions, ({ query }) => listQuestions(query.contestId));

export const POST = route(endpoints.addQuestion, ({ actor, body }) => addQuestion(actor, body));
