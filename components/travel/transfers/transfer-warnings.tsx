import { Fragment } from "react";
import { Notice } from "@/components/ui/notice";
import { NoticeList } from "@/components/ui/notice-list";
import { groupBy } from "@/lib/platform/group-by";
import { plural } from "@/lib/platform/text/plural";
import type { Party } from "@/lib/travel/arrivals/schema";
import type { Transfer } from "@/lib/travel/transfers/schema";

interface TransferWarningsProps {
  /** The parties that no longer fit their vehicles. */
  notFitting: readonly Party[];
  transfers: readonly Transfer[];
}

/** Warns of parties that no longer fit their vehicles and of people with several seats, with links to the vehicles. */
export function TransferWarnings({ notFitting, transfers }: TransferWarningsProps) {
  const seats = transfers.flatMap(({ parties }) => parties.flatMap(({ seatsElsewhere }) => seatsElsewhere));
  if (notFitting.length + seats.length === 0) return null;
  return (
    <Notice tone="warning" className="mb-4 print:hidden">
      <NotFitting parties={notFitting} />
      <DoubleSeats seats={seats} />
    </Notice>
  );
}

function NotFitting({ parties }: { parties: readonly Party[] }) {
  if (parties.length === 0) return null;
  const title = `${plural(parties.length, "party no longer fits its", "parties no longer fit their")} vehicle:`;
  return (
    <NoticeList title={title} count={parties.length}>
      {parties.map(({ id, name, transfer }) => (
        <li key={id}>
          <bdi>{name}</bdi>, <a href={`#${transfer?.id}`}>{transfer?.vehicle}</a>
        </li>
      ))}
    </NoticeList>
  );
}

function DoubleSeats({ seats }: { seats: Party["seatsElsewhere"] }) {
  const people = [...groupBy(seats, ({ personId }) => personId)];
  if (people.length === 0) return null;
  const title = `${plural(people.length, "person has", "people have")} seats in several vehicles, with different teams:`;
  return (
    <NoticeList title={title} count={people.length}>
      {people.map(([id, seats]) => (
        <li key={id}>
          <bdi>{seats[0].fullName}</bdi>
          {[...groupBy(seats, ({ transferId }) => transferId)].map(([transferId, [{ vehicle }]]) => (
            <Fragment key={transferId}>
              , <a href={`#${transferId}`}>{vehicle}</a>
            </Fragment>
          ))}
        </li>
      ))}
    </NoticeList>
  );
}
