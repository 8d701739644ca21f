import { updateEdition } from "@/lib/edition/commands";
import { deleteDraft } from "@/lib/edition/draft-edition";
import * as endpoints from "@/lib/edition/endpoints";
import { route } from "@/lib/platform/api/route";

export const PUT = route(endpoints.updateEdition, ({ actor, params, body }) => updateEdition(actor, params.id, body));

export const DELETE = route(endpoints.deleteDraft, ({ actor, params }) => deleteDraft(actor, params.id));
