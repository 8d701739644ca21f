import { route } from "@/lib/platform/api/route";
import { changeTransfer } from "@/lib/travel/transfers/change-transfer";
import { deleteTransfer } from "@/lib/travel/transfers/delete-transfer";
import * as endpoints from "@/lib/travel/transfers/endpoints";

export const PUT = route(endpoints.changeTransfer, ({ actor, params, body }) => changeTransfer(actor, params.id, body));

export const DELETE = route(endpoints.deleteTransfer, ({ actor, params }) => deleteTransfer(actor, params.id));
