import { ListSheet } from "@/components/print/list-sheet";
import { Table } from "@/components/ui/table/table";
import { groupBy } from "@/lib/platform/group-by";
import { compareNames } from "@/lib/platform/text/sort";
import type { SeatedContestant, Seating, SeatView } from "@/lib/seating/schema";

interface ListProps {
  seating: Seating;
  /** The small line above the title of each sheet. */
  overline: string;
}

interface Seated {
  room: string;
  label: string;
  contestant: SeatedContestant;
}

const otherSeats = "Other seats";

const seatedIn = (room: string, seats: readonly SeatView[]): Seated[] =>
  seats.flatMap(({ label, contestant }) => (contestant ? [{ room, label, contestant }] : []));

/** The people in each room and, at the end, those whose seat is in no room. */
function seatedByRoom({ rooms, otherSeats: others }: Seating): { room: string; people: Seated[] }[] {
  const inRooms = rooms.map(({ name, rows }) => {
    const seats = rows.flat().filter((seat) => seat !== null);
    return { room: name, people: seatedIn(name, seats) };
  });
  return [...inRooms, { room: otherSeats, people: seatedIn(otherSeats, others) }];
}

/** The contestants of each country with their rooms and seats. */
export function CountryLists({ seating, overline }: ListProps) {
  const seatless = seating.withoutSeat.map((contestant) => ({ room: "–", label: "–", contestant }));
  const all = [...seatedByRoom(seating).flatMap(({ people }) => people), ...seatless];
  const countries = [...groupBy(all, ({ contestant }) => contestant.country)].sort(([a], [b]) => compareNames(a, b));
  return countries.map(([country, people]) => (
    <ListSheet key={country} overline={overline} title={country} isShared>
      <Table columns={["Code", "Name", "Room", "Seat"]} className="mt-3" isNarrow aria-label={country}>
        {people
          .sort((a, b) => compareNames(a.contestant.code, b.contestant.code))
          .map(({ room, label, contestant: { code, fullName } }) => (
            <tr key={code}>
              <td>{code}</td>
              <th scope="row">
                <bdi>{fullName}</bdi>
              </th>
              <td>{room}</td>
              <td>{label}</td>
            </tr>
          ))}
      </Table>
    </ListSheet>
  ));
}

/** The sum of the font sizes, in points, of the names that fill a column of a sheet. */
const columnPoints = 410;

/** The font size in points at which so many names fill two columns of a sheet; up to 58 fit. */
const doorSize = (count: number): number => Math.min(24, Math.max(14, columnPoints / Math.ceil(count / 2)));

/** Who sits in each room by name, in large type. */
export function DoorLists({ seating, overline }: ListProps) {
  return seatedByRoom(seating)
    .filter(({ people }) => people.length > 0)
    .map(({ room, people }) => (
      <ListSheet key={room} overline={overline} title={room}>
        <ol
          className="mt-3 gap-x-10 leading-tight lg:columns-2 print:columns-2"
          style={{ fontSize: `${doorSize(people.length)}pt` }}
        >
          {people
            .sort((a, b) => compareNames(a.contestant.fullName, b.contestant.fullName))
            .map(({ label, contestant: { code, fullName } }) => (
              <li
                key={code}
                className="flex break-inside-avoid justify-between gap-x-4 border-rule border-b py-[0.2em]"
              >
                <bdi>{fullName}</bdi> <b className="whitespace-nowrap">{label}</b>
              </li>
            ))}
        </ol>
      </ListSheet>
    ));
}
