import { cx } from "class-variance-authority";
import type { ReactNode } from "react";
import { FittedText } from "@/components/print/fitted-text";
import { PlanGrid } from "@/components/seating/plan-grid";
import { Table } from "@/components/ui/table/table";
import { groupBy } from "@/lib/platform/group-by";
import { compareNames } from "@/lib/platform/text/sort";
import type { SeatedContestant, Seating, SeatView } from "@/lib/seating/schema";

interface ListProps {
  seating: Seating;
  /** Above the title of each sheet. */
  heading: string;
}

interface Seated {
  room: string;
  label: string;
  contestant: SeatedContestant;
}

const otherSeats = "Other seats";

const takenOf = (room: string, seats: readonly SeatView[]): Seated[] =>
  seats.flatMap(({ label, contestant }) => (contestant ? [{ room, label, contestant }] : []));

/** The people in each room, and last those in seats of no room. */
const seatedByRoom = ({ rooms, otherSeats: others }: Seating): Seated[][] => [
  ...rooms.map(({ name, rows }) =>
    takenOf(
      name,
      rows.flat().filter((seat) => seat !== null),
    ),
  ),
  takenOf(otherSeats, others),
];

interface SheetProps {
  heading: string;
  title: string;
  className?: string;
  children: ReactNode;
}

const ownSheet = "break-after-page last:break-after-auto";

function ListSheet({ heading, title, className, children }: SheetProps) {
  return (
    <li
      className={cx(
        "rounded-md border border-rule bg-sheet p-4 print:border-0 print:bg-transparent print:p-0",
        className,
      )}
    >
      <p className="text-ink-soft text-sm print:text-base print:text-inherit">{heading}</p>
      <h2 className="mb-3 text-3xl/tight">
        <bdi>{title}</bdi>
      </h2>
      {children}
    </li>
  );
}

/** The printable part of A4 in landscape below the title, in millimetres. */
const area = { width: 270, height: 150 };

/** As wide as the window on screens. */
const sheetZoom = "not-print:max-md:[zoom:0.3] not-print:md:max-xl:[zoom:0.65] not-print:xl:[zoom:0.85]";

const rowsOnSheet = 14;

/** Narrower seats have no room for names, in millimetres. */
const nameWidth = 20;

/** The rooms with at most as many rows as fit on a sheet. */
const sheetsOf = (rooms: Seating["rooms"]) =>
  rooms.flatMap(({ id, name, rows }) => {
    const columns = Math.max(...rows.map((row) => row.length));
    const count = Math.ceil(rows.length / rowsOnSheet);
    const height = Math.ceil(rows.length / count);
    return Array.from({ length: count }, (_, i) => ({
      key: `${id} ${i}`,
      title: count > 1 ? `${name} (${i + 1} of ${count})` : name,
      columns,
      rows: rows.slice(i * height, (i + 1) * height),
    }));
  });

/** The seats of each room as they stand there, on sheets of A4 in landscape. */
export function RoomSheets({ seating: { rooms }, heading }: ListProps) {
  return sheetsOf(rooms).map(({ key, title, columns, rows }) => {
    const width = area.width / columns;
    const height = Math.min(24, area.height / rows.length);
    const hasNames = width >= nameWidth;
    return (
      <ListSheet key={key} heading={heading} title={title} className={cx(ownSheet, sheetZoom, "[page:plan]")}>
        <PlanGrid
          rows={rows}
          seatWidth={`${width}mm`}
          aisleWidth={`${width / 2}mm`}
          renderSeat={({ label, contestant }) => (
            <div className="overflow-hidden border px-[0.5mm] leading-none" style={{ height: `${height}mm` }}>
              <FittedText
                box={{ width: width - 1.5, height: height * (hasNames ? 0.3 : 0.9), max: 10 }}
                className="font-semibold"
              >
                {contestant ? `${label} ${contestant.code}` : label}
              </FittedText>
              {contestant && hasNames && (
                <FittedText box={{ width: width - 1.5, height: height * 0.6, max: 11 }}>
                  {contestant.fullName}
                </FittedText>
              )}
            </div>
          )}
        />
      </ListSheet>
    );
  });
}

/** The contestants of each country with their rooms and seats. */
export function CountryLists({ seating, heading }: ListProps) {
  const seatless = seating.withoutSeat.map((contestant) => ({ room: "–", label: "–", contestant }));
  const all = [...seatedByRoom(seating).flat(), ...seatless];
  const countries = [...groupBy(all, ({ contestant }) => contestant.country)].sort(([a], [b]) => compareNames(a, b));
  return countries.map(([country, people]) => (
    <ListSheet key={country} heading={heading} title={country} className="break-inside-avoid print:mb-8">
      <Table columns={["Code", "Name", "Room", "Seat"]} aria-label={country}>
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

/** In points: two columns of up to 56 names fit on a sheet. */
const doorSize = (count: number): number => Math.min(24, Math.max(14, 410 / Math.ceil(count / 2)));

/** Who sits in each room by name, in large type. */
export function DoorLists({ seating, heading }: ListProps) {
  return seatedByRoom(seating)
    .filter(({ length }) => length > 0)
    .map((people) => (
      <ListSheet key={people[0]?.room} heading={heading} title={people[0]?.room ?? ""} className={ownSheet}>
        <ol
          className="gap-x-10 leading-tight lg:columns-2 print:columns-2"
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
