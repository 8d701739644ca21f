import { TransferCard } from "@/components/transfer/transfer-card";
import { EmptyState } from "@/components/ui/empty-state";
import { plural } from "@/lib/platform/text/plural";
import { formatDate, toLocalDate, weekdayOf } from "@/lib/platform/time/time";
import type { Transfer } from "@/lib/travel/transfers/schema";

interface TransferDaysProps {
  /** By the time they leave. */
  transfers: readonly Transfer[];
  timeZone: string;
  /** The address of the dialog that changes a transfer; null for a past edition. */
  openHref: ((id: string) => string) | null;
}

/** The transfers by day. */
export function TransferDays({ transfers, timeZone, openHref }: TransferDaysProps) {
  if (transfers.length === 0) {
    return <EmptyState title="No transfers yet">Transfers appear here once they are added or suggested.</EmptyState>;
  }
  const dayOf = ({ leavesAt }: Transfer) => toLocalDate(new Date(leavesAt), timeZone);
  return [...new Set(transfers.map(dayOf))].map((day) => {
    const ofDay = transfers.filter((transfer) => dayOf(transfer) === day);
    return (
      <section key={day} className="mt-10" aria-labelledby={`day-${day}`}>
        <h2 id={`day-${day}`} className="text-xl">
          {weekdayOf(day)}, {formatDate(day)}
        </h2>
        <p className="mb-3 text-ink-soft">{plural(ofDay.length, "transfer", "transfers")}</p>
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,28rem),1fr))] items-start gap-4">
          {ofDay.map((transfer) => (
            <TransferCard
              key={transfer.id}
              transfer={transfer}
              timeZone={timeZone}
              editHref={openHref?.(transfer.id) ?? null}
            />
          ))}
        </ul>
      </section>
    );
  });
}
