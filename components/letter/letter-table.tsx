import type { LetterTable as Table } from "@/lib/letter/fill-letter";
import { sum } from "@/lib/platform/sum";
import { heightOf } from "@/lib/print/text-size";

/** The width of the text and of the table, in millimetres. */
export const letterWidth = 170;
/** The part of the width that the column of names takes; the other columns share the rest. */
const nameShare = 0.34;
/** What a cell has beside and below its text, in millimetres: the padding and rule of the classes below. */
const padding = { x: 3, y: 2.2 };
/** The margin above and below the table, in millimetres. */
const margin = 4;
/** The largest height of the table, in millimetres, unless its smallest size needs more. */
const maxHeight = 70;

const smallestSize = 7;
/** The sizes that are tried, in points. */
const sizes = [10, 9, 8, smallestSize];

/** A line to write a missing value on by hand. */
export const blank = "________";

const shares = ({ columns }: Table) =>
  columns.map((_, i) => (i === 0 ? nameShare : (1 - nameShare) / (columns.length - 1)));

/** Empty if it is the name itself. */
const nativeNameBelow = ({ name, nativeName }: Table["rows"][number]): string =>
  nativeName.text === name.text ? "" : nativeName.text;

const textsOf = ({ columns, rows }: Table): string[][] => [
  columns,
  ...rows.map((row) => [
    [row.name.text, nativeNameBelow(row)].filter(Boolean).join("\n"),
    ...row.values.map((value) => value || blank),
  ]),
];

function heightAt(table: Table, size: number): number {
  const widths = shares(table).map((share) => share * letterWidth - padding.x);
  const rowHeight = (texts: readonly string[]) =>
    padding.y + Math.max(...texts.map((text, i) => heightOf(text, { width: widths[i] ?? 0 }, size)));
  return sum(textsOf(table).map(rowHeight));
}

const sizeOf = (table: Table): number => sizes.find((size) => heightAt(table, size) <= maxHeight) ?? smallestSize;

/** The height of the table with its margins, in millimetres. */
export const tableHeight = (table: Table): number => heightAt(table, sizeOf(table)) + 2 * margin;

/** The people of a team, smaller the more there is to say of them. */
export function LetterTable({ table }: { table: Table }) {
  return (
    <table
      className="w-full table-fixed border-collapse text-start"
      style={{ fontSize: `${sizeOf(table)}pt`, marginBlock: `${margin}mm` }}
    >
      <colgroup>
        {shares(table).map((share, i) => (
          <col key={table.columns[i]} style={{ width: `${share * 100}%` }} />
        ))}
      </colgroup>
      <thead>
        <tr className="*:border-current *:border-b *:py-[1mm] *:pe-[3mm] *:text-start *:align-bottom *:font-semibold">
          {table.columns.map((column) => (
            <th key={column} scope="col" className="wrap-anywhere leading-tight">
              <bdi>{column}</bdi>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {table.rows.map((row, rowIndex) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two people may have the same name, and rows stay in their order
          <tr key={rowIndex} className="*:border-[#b9aea0] *:border-b-[0.2mm] *:py-[1mm] *:pe-[3mm] *:align-top">
            <th scope="row" className="wrap-anywhere text-start font-semibold leading-tight">
              <p>
                <bdi>{row.name.text}</bdi>
              </p>
              {nativeNameBelow(row) && (
                <p className="font-normal">
                  <bdi lang={row.nativeName.lang}>{row.nativeName.text}</bdi>
                </p>
              )}
            </th>
            {row.values.map((value, i) => (
              <td key={table.columns[i + 1]} className="wrap-anywhere leading-tight">
                <bdi>{value || blank}</bdi>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
