import { deleteEditionData } from "@/lib/personal-data/delete-edition-data";
import * as endpoints from "@/lib/personal-data/endpoints";
import { route } from "@/lib/platform/api/route";

export const POST = route(endpoints.deleteEditionData, ({ actor, params, body, now }) =>
  deleteEditionData(actor, params.id, body.year, now),
);
