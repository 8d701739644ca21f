import { Link } from "@/components/ui/link";
import { Notice } from "@/components/ui/notice";
import { NoticeList } from "@/components/ui/notice-list";
import { groupBy } from "@/lib/platform/group-by";
import { issueSentence, withoutSeatSentence } from "@/lib/seating/labels";
import type { Seating, SeatingIssue } from "@/lib/seating/schema";

interface IssueGroup {
  sentence: string;
  items: Pick<SeatingIssue, "room" | "seats">[];
}

function groupIssues({ issues, withoutSeat }: Seating): IssueGroup[] {
  const seatless = withoutSeat.map((contestant) => ({ room: "", seats: [{ label: "", contestant }] }));
  const seatlessGroup = { sentence: withoutSeatSentence(seatless.length), items: seatless };
  const kinds = [...groupBy(issues, ({ kind }) => kind)];
  return [
    ...(seatless.length > 0 ? [seatlessGroup] : []),
    ...kinds.map(([kind, items]) => ({ sentence: issueSentence(kind, items.length), items })),
  ];
}

interface SeatingIssuesProps {
  seating: Seating;
  /** The seating of the other day, with the link to it. */
  otherSeating: Seating;
  otherHref: string;
}

/** Names the contestants without a seat and the unmet rules of a day, and counts those of the other day. */
export function SeatingIssues({ seating, otherSeating, otherHref }: SeatingIssuesProps) {
  const groups = groupIssues(seating);
  const otherGroups = groupIssues(otherSeating);
  if (groups.length === 0 && otherGroups.length === 0) return null;
  return (
    <Notice tone="warning" className="mb-6 print:hidden">
      {groups.map(({ sentence, items }) => (
        <NoticeList key={sentence} title={sentence} count={items.length}>
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
        </NoticeList>
      ))}
      {otherGroups.length > 0 && (
        <p>
          <Link href={otherHref}>Day {otherSeating.day}</Link>: {otherGroups.map(({ sentence }) => sentence).join(" ")}
        </p>
      )}
    </Notice>
  );
}
