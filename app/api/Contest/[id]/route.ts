import { deleteEdition } from "@/lib/edition/delete-edition";
import * as endpoints from "@/lib/edition/endpoints";
import { updateEdition } from "@/lib/edition/update-edition";
import { route } from "@/lib/platform/api/route";

export const PUT = route(endpoints.updateEdition, ({ actor, params, body }) => updateEdition(actor, params.id, body));

export const DELETE = route(endpoints.deleteEdition, ({ actor, params }) => deleteEdition(actor, params.id));
