import { route } from "@/lib/platform/api/route";
import { addQuestion } from "@/lib/question/add-question";
import * as endpoints from "@/lib/question/endpoints";
import { listQuestionsFor } from "@/lib/question/queries";

export const GET = route(endpoints.listQuestions, ({ actor, query }) => listQuestionsFor(actor, query.contestId));

export const POST = route(endpoints.addQuestion, ({ actor, body }) => addQuestion(actor, body));
