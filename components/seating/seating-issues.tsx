import { Disclosure } from "@/components/ui/disclosure";
import { Link } from "@/components/ui/link";
import { Notice } from "@/components/ui/notice";
import { groupBy } from "@/lib/platform/group-by";
import { issueSentence, withoutSeatSentence } from "@/lib/seating/labels";
import type { Seating, SeatingIssue } from "@/lib/seating/schema";

/** A list of more items is collapsed. */
const shownItems = 8;

interface Part {
  sentence: string;
  items: Pick<SeatingIssue, "room" | "seats">[];
}

function partsOf({ issues, withoutSeat }: Seating): Part[] {
  const seatless = withoutSeat.map((contestant) => ({ room: "", seats: [{ label: "", contestant }] }));
  const seatlessPart = { sentence: withoutSeatSentence(seatless.length), items: seatless };
  const kinds = [...groupBy(issues, ({ kind }) => kind)];
  return [
    ...(seatless.length > 0 ? [seatlessPart] : []),
    ...kinds.map(([kind, items]) => ({ sentence: issueSentence(kind, items.length), items })),
  ];
}

/** Names the contestants without a seat and the unmet rules of a day, and what there is of both on the other day. */
export function SeatingIssues({ seating, other, otherHref }: { seating: Seating; other: Seating; otherHref: string }) {
  const parts = partsOf(seating);
  const otherParts = partsOf(other);
  if (parts.length === 0 && otherParts.length === 0) return null;
  return (
    <Notice tone="warning" className="mb-6 print:hidden">
      {parts.map(({ sentence, items }) => (
        <Disclosure key={sentence} look="plain" title={sentence} isOpen={items.length <= shownItems}>
          <ul className="mb-2">
            {items.map(({ room, seats }) => (
              <li key={seats.map(({ label, contestant }) => label + contestant?.code).join(" ")}>
                {room && `${room}: `}
                {seats.map(({ label, contestant }, i) => (
                  <span key={label}>
                    {i > 0 && " and "}
                    {label} {contestant?.code} <bdi>{contestant?.fullName}</bdi>
                  </span>
                ))}
              </li>
            ))}
          </ul>
        </Disclosure>
      ))}
      {otherParts.length > 0 && (
        <p>
          <Link href={otherHref}>Day {other.day}</Link>: {otherParts.map(({ sentence }) => sentence).join(" ")}
        </p>
      )}
    </Notice>
  );
}
