import { FittedText } from "@/components/print/fitted-text";
import { SheetTitle } from "@/components/print/list-sheet";
import { Sheet } from "@/components/print/sheet";
import { PlanGrid } from "@/components/seating/plan-grid";
import { sharedBox } from "@/lib/print/text-size";
import type { Seating } from "@/lib/seating/schema";

/** The part of a sheet below the title, in millimetres. */
const area = { width: 276, height: 158 };

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

/** The border and padding at both sides of a seat together, in millimetres. */
const padding = { x: 3, y: 2 };

/** The largest size, in points, of a seat's label and name. */
const maxPoints = 12;

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
export function RoomSheets({ seating: { rooms }, overline }: { seating: Seating; overline: string }) {
  return sheetsOf(rooms).map(({ key, title, columns, rows }) => {
    const width = area.width / columns;
    const seatRows = rows.filter((row) => row.some((seat) => seat)).length;
    const height = Math.min(
      maxSeatHeight,
      (area.height - (rows.length - seatRows) * gapHeight) / Math.max(1, seatRows),
    );
    const hasNames = width >= minNameWidth;
    const names = rows.flatMap((row) => row.flatMap((seat) => seat?.contestant?.fullName ?? []));
    const box = { width: width - padding.x, height: (height - padding.y) * 0.65, max: maxPoints };
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
            gapHeight={`${gapHeight}mm`}
            renderSeat={({ label, contestant }) => (
              <div
                className="-mr-px -mb-px overflow-hidden border px-[1.25mm] py-[1mm] leading-none"
                style={{ height: `${height}mm` }}
              >
                <FittedText
                  box={{
                    width: width - padding.x,
                    height: (height - padding.y) * (hasNames ? 0.35 : 1),
                    max: maxPoints,
                  }}
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
