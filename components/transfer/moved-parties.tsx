import { Notice } from "@/components/ui/notice";
import { plural } from "@/lib/platform/text/plural";
import type { Transfer } from "@/lib/travel/transfers/schema";

/** Links to the parties whose time or place has changed since they were assigned; nothing if there are none. */
export function MovedParties({ transfers }: { transfers: readonly Transfer[] }) {
  const moved = transfers.flatMap(({ id, vehicle, parties }) =>
    parties.filter(({ transfer }) => transfer?.moved).map((party) => ({ party, id, vehicle })),
  );
  if (moved.length === 0) return null;
  return (
    <Notice tone="warning" className="mb-8 print:hidden">
      <p>
        {plural(moved.length, "party has", "parties have")} changed time or place after being assigned. Keep, move or
        remove:
      </p>
      <ul>
        {moved.map(({ party, id, vehicle }) => (
          <li key={party.id}>
            <bdi>{party.name}</bdi>, <a href={`#${id}`}>{vehicle}</a>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
