import { route } from "@/lib/api/route";
import { updateEdition } from "@/lib/contest/commands";
import { deleteDraft } from "@/lib/contest/draft-edition";
import * as endpoints from "@/lib/contest/endpoints";

export const PUT = route(endpoints.updateEdition, ({ actor, params, body }) => updateEdition(actor, params.id, body));

export const DELETE = route(endpoints.deleteDraft, ({ actor, params }) => deleteDraft(actor, params.id));
