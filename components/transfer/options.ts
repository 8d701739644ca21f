import type { PartyOption, TransferOption } from "@/components/transfer/assign-parties";
import type { ItemGroup } from "@/components/ui/assign-list";
import { formatDate, formatTime } from "@/lib/platform/time/time";
import { groupParties } from "@/lib/travel/arrivals/rules";
import type { Party } from "@/lib/travel/arrivals/schema";
import { seatsText, shortTime } from "@/lib/travel/transfers/rules";
import type { Transfer } from "@/lib/travel/transfers/schema";

function toOption({ id, name, country, time, people, transfer }: Party, timeZone: string): PartyOption {
  return {
    id,
    name,
    details: [time && formatTime(new Date(time), timeZone), country.name].filter(Boolean).join(", "),
    personIds: people.map((person) => person.id),
    transfer: transfer && { id: transfer.id, vehicle: transfer.vehicle },
  };
}

/** Parties by day and place, to select. */
export function partyGroups(parties: readonly Party[], timeZone: string): ItemGroup<PartyOption>[] {
  return groupParties(parties, timeZone).flatMap(({ day, places }) =>
    places.map(({ place, parties }) => ({
      title: `${day ? formatDate(day) : "No time given"}, ${place ?? "no place given"}`,
      items: parties.map((party) => toOption(party, timeZone)),
    })),
  );
}

/** Transfers to choose from, by time. */
export const transferOptions = (transfers: readonly Transfer[], timeZone: string): TransferOption[] =>
  transfers.map((transfer) => {
    const { id, vehicle, place } = transfer;
    const time = shortTime(transfer.leavesAt, timeZone);
    return { id, vehicle, label: `${time}, ${vehicle}, ${place} (${seatsText(transfer)})` };
  });

/** The places of parties without a transfer. */
export const waitingPlaces = (parties: readonly Party[]): string[] => {
  const places = parties.flatMap(({ place, transfer }) => (transfer === null && place ? [place] : []));
  return [...new Set(places)].sort();
};
