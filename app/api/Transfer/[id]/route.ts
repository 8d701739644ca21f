import { route } from "@/lib/platform/api/route";
import { changeTransfer, deleteTransfer } from "@/lib/travel/transfers/commands";
import * as endpoints from "@/lib/travel/transfers/endpoints";

export const PUT = route(endpoints.changeTransfer, ({ actor, params, body }) => changeTransfer(actor, params.id, body));

export const DELETE = route(endpoints.deleteTransfer, ({ actor, params }) => deleteTransfer(actor, params.id));
