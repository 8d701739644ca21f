import { route } from "@/lib/api/route";
import { changeTransfer, deleteTransfer } from "@/lib/transfer/commands";
import * as endpoints from "@/lib/transfer/endpoints";

export const PUT = route(endpoints.changeTransfer, ({ actor, params, body }) => changeTransfer(actor, params.id, body));

export const DELETE = route(endpoints.deleteTransfer, ({ actor, params }) => deleteTransfer(actor, params.id));
