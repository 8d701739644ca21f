import { route } from "@/lib/api/route";
import { readEdition } from "@/lib/contest/queries";
import { createTransfer } from "@/lib/transfer/commands";
import * as endpoints from "@/lib/transfer/endpoints";
import { listTransfers } from "@/lib/transfer/queries";

export const GET = route(endpoints.listTransfers, async ({ query: { year, direction } }) => {
  const { id } = await readEdition(year);
  const { transfers } = await listTransfers(id, direction);
  return transfers;
});

export const POST = route(endpoints.createTransfer, ({ actor, body, idempotency }) =>
  createTransfer(actor, body, idempotency),
);
