import { readEdition } from "@/lib/edition/queries";
import { route } from "@/lib/platform/api/route";
import { createTransfer } from "@/lib/travel/transfers/create-transfer";
import * as endpoints from "@/lib/travel/transfers/endpoints";
import { listTransfers } from "@/lib/travel/transfers/queries";

export const GET = route(endpoints.listTransfers, async ({ query: { year, direction } }) => {
  const { id } = await readEdition(year);
  const { transfers } = await listTransfers(id, direction);
  return transfers;
});

export const POST = route(endpoints.createTransfer, ({ actor, body, idempotency }) =>
  createTransfer(actor, body, idempotency),
);
