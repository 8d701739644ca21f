import { route } from "@/lib/platform/api/route";
import * as endpoints from "@/lib/question/endpoints";
import { orderQuestions } from "@/lib/question/order-questions";

export const PUT = route(endpoints.orderQuestions, ({ actor, body }) => orderQuestions(actor, body));
