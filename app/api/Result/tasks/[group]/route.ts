import { route } from "@/lib/platform/api/route";
import * as endpoints from "@/lib/result/endpoints";
import { updateTasks } from "@/lib/result/update-tasks";

export const PUT = route(endpoints.updateTasks, ({ actor, params, body }) => updateTasks(actor, params.group, body));
