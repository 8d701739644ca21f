import { FittedText } from "@/components/print/fitted-text";
import { ListSheet, SheetTitle } from "@/components/print/list-sheet";
import { Sheet } from "@/components/print/sheet";
import { PlanGrid } from "@/components/seating/plan-grid";
import { Table } from "@/components/ui/table/table";
import { groupBy } from "@/lib/platform/group-by";
import { compareNames } from "@/lib/platform/text/sort";
import { sharedBox } from "@/lib/print/text-size";
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

/** The part of a sheet below the title, in millimetres. */
const area = { width: 276, height: 168 };

/** The height of a row without seats, in millimetres. */
const gapHeight = 4.3;

/** The smallest size, in points, to which the names of a plan shrink together; longer ones shrink by themselves. */
const smallestPlanName = 9;

/** A room with more rows is printed on several sheets. */
const rowsOnSheet = 14;

/** Seats narrower than this, in millimetres, have no room for a name. */
const minNameWidth = 20;

/** The greatest height of a seat, in millimetres. */
const maxSeatHeight = 24;

/** The rooms, those with too many rows for one sheet in several parts. */
const sheetsOf = (rooms: Seating["rooms"]) =>
  rooms.flatMap(({ id, name, rows }) => {
    const longest = Math.max(...rows.map((row) => row.length));
    const seatColumns = Array.from({ length: longest }, (_, c) => c).filter((c) => rows.some((row) => row[c])).length;
    // A column without seats is half as wide.
    const columns = (longest + seatColumns) / 2;
    const count = Math.ceil(rows.length / rowsOnSheet);
    const rowsPerPart = Math.ceil(rows.length / count);
    return Array.from({ length: count }, (_, i) => ({
      key: `${id} ${i}`,
      title: count > 1 ? `${name} (${i + 1} of ${count})` : name,
      columns,
      rows: rows.slice(i * rowsPerPart, (i + 1) * rowsPerPart),
    }));
  });

/** The seats of each room as they stand there, on sheets of A4 in landscape. */
export function RoomSheets({ seating: { rooms }, overline }: ListProps) {
  return sheetsOf(rooms).map(({ key, title, columns, rows }) => {
    const width = area.width / columns;
    const seatRows = rows.filter((row) => row.some((seat) => seat)).length;
    const height = Math.min(
      maxSeatHeight,
      (area.height - (rows.length - seatRows) * gapHeight) / Math.max(1, seatRows),
    );
    const hasNames = width >= minNameWidth;
    const names = rows.flatMap((row) => row.flatMap((seat) => seat?.contestant?.fullName ?? []));
    const box = { width: width - 2.5, height: height * 0.6, max: 12 };
    const max = Math.max(smallestPlanName, sharedBox(names, box).max);
    return (
      <Sheet key={key} columns={1} rows={1} isLandscape>
        <div className="p-[10mm]">
          <SheetTitle overline={overline} title={title} />
          <PlanGrid
            className="mt-3"
            rows={rows}
            seatWidth={`${width}mm`}
            aisleWidth={`${width / 2}mm`}
            renderSeat={({ label, contestant }) => (
              <div className="overflow-hidden border px-[1mm] leading-none" style={{ height: `${height}mm` }}>
                <FittedText
                  box={{ width: width - 2.5, height: height * (hasNames ? 0.3 : 0.9), max: 12 }}
                  className="font-bold"
                >
                  {contestant ? `${label} ${contestant.code}` : label}
                </FittedText>
                {contestant && hasNames && <FittedText box={{ ...box, max }}>{contestant.fullName}</FittedText>}
              </div>
            )}
          />
        </div>
      </Sheet>
    );
  });
}

/** The contestants of each country with their rooms and seats. */
export function CountryLists({ seating, overline }: ListProps) {
  const seatless = seating.withoutSeat.map((contestant) => ({ room: "–", label: "–", contestant }));
  const all = [...seatedByRoom(seating).flatMap(({ people }) => people), ...seatless];
  const countries = [...groupBy(all, ({ contestant }) => contestant.country)].sort(([a], [b]) => compareNames(a, b));
  return countries.map(([country, people]) => (
    <ListSheet key={country} overline={overline} title={country} isShared>
      <Table columns={["Code", "Name", "Room", "Seat"]} className="mt-3" aria-label={country}>
        {people
          .sort((a, b) => compareNames(a.contestant.code, b.contestant.code))
          .map(({ room, label, contestant: { code, fullName } }) => (
            <tr key={code}>
              <td data-label="Code">{code}</td>
              <th scope="row">
                <bdi>{fullName}</bdi>
              </th>
              <td data-label="Room">{room}</td>
              <td data-label="Seat">{label}</td>
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
