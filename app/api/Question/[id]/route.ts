import { route } from "@/lib/platform/api/route";
import { changeQuestion } from "@/lib/question/change-question";
import { deleteQuestion } from "@/lib/question/delete-question";
import * as endpoints from "@/lib/question/endpoints";

export const PUT = route(endpoints.changeQuestion, ({ actor, params, query, body }) =>
  changeQuestion(actor, params.id, body, query.confirmed),
);

export const DELETE = route(endpoints.deleteQuestion, ({ actor, params, query }) =>
  deleteQuestion(actor, params.id, query.confirmed),
);
