import "server-only";
import type { EditionRow } from "@/lib/edition/views";
import type { UnitOfWork } from "@/lib/platform/write/write";
import { writeToCountries } from "@/lib/registrator-mails/write-to-countries";
import { listPartyTransfers, type PartyTransfer } from "@/lib/travel/transfers/party-transfers";

/**
 * Writes to the registrators of a team or person whose changed travel no longer fits a transfer that it fitted `before`,
 * if the edition has these mails turned on.
 */
export async function tellOfMisfit(
  { transaction, actor }: UnitOfWork,
  edition: EditionRow,
  party: { id: string; name: string; countryId: string; personIds: readonly string[] },
  before: readonly PartyTransfer[],
  now: Date,
) {
  const fitted = before.filter(({ misfits }) => misfits.length === 0).map(({ direction }) => direction);
  if (!edition.mailOnVehicleMisfit || fitted.length === 0) return;
  const after = (await listPartyTransfers([party.id], edition, transaction)).get(party.id) ?? [];
  const lines = after
    .filter(({ direction }) => fitted.includes(direction))
    .flatMap(({ vehicle, misfits }) => misfits.map((misfit) => `- ${vehicle}: ${misfit}`));
  if (lines.length === 0) return;
  const text = `The travel details of ${party.name} have changed and no longer fit the transfer:

${lines.join("\n")}

The organizers see this and will assign another one.`;
  const about = `the transfer of ${party.name}`;
  const { id: aboutId, countryId, personIds } = party;
  const mail = { kind: "VEHICLE", countryId, aboutId, about, text, personIds, createdById: actor.id } as const;
  await writeToCountries(transaction, edition, [mail], now);
}
