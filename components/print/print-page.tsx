import { Fragment, type ReactNode } from "react";
import { PrintActions } from "@/components/print/print-actions";
import { Sheet, type SheetProps } from "@/components/print/sheet";
import { EmptyState } from "@/components/ui/empty-state";
import { Link } from "@/components/ui/link";
import { MissingFonts } from "@/components/ui/missing-fonts";
import { PageHeader } from "@/components/ui/page-header";
import { FilterBar } from "@/components/ui/table/filter-bar";
import {
  type Column,
  type Filter,
  firstValues,
  readSearch,
  type SearchParams,
  searchRows,
  tableHref,
  withOptions,
} from "@/components/ui/table-state";
import { Tabs } from "@/components/ui/tabs";
import { cityTime } from "@/lib/edition/dates";
import { yearParam } from "@/lib/edition/edition-path";
import { turns } from "@/lib/platform/pauses";
import { plural } from "@/lib/platform/text/plural";
import { formatInstant } from "@/lib/platform/time/time";
import { countItems, documentPath, printDocuments } from "@/lib/print/documents";
import { type ComparedWithPrinted, fingerprintOf, type Printable } from "@/lib/print/printable";

type Filterable = Printable & { content: { country: string }; groups: readonly string[] };

const commonFilters: Filter<Filterable>[] = [
  { name: "country", title: "Country", values: ({ content }) => [content.country] },
  { name: "group", title: "Group", values: ({ groups }) => groups },
];

const searched = ["fullName", "nativeName", "team", "code", "seat"];

const columns: Column<Printable>[] = [
  { key: "searched", title: "Search", value: ({ content }) => searched.map((name) => content[name] ?? "").join("\n") },
];

const changed = "New or changed";

const changedFilter: Filter<{ isChanged: boolean }> = {
  name: "changed",
  title: "Since the last print",
  values: ({ isChanged }) => [isChanged ? changed : "Unchanged"],
};

interface PrintPageProps<Item extends Filterable> {
  searchParams: SearchParams;
  printables: ComparedWithPrinted<Item>;
  /** Besides those that every document has. */
  filters?: readonly Filter<Item>[];
  /** Of an item, if the items do not fill their sheet. */
  cell?: SheetProps["cell"];
  renderItem: (item: Item) => ReactNode;
  children?: ReactNode;
}

interface SheetInTurnProps extends Omit<SheetProps, "children"> {
  turn: () => Promise<void>;
  children: () => ReactNode;
}

/** Other requests are answered between the sheets, because a thousand of them take seconds. */
async function SheetInTurn({ turn, children, ...props }: SheetInTurnProps) {
  await turn();
  return <Sheet {...props}>{children()}</Sheet>;
}

/** A page that prints a document for the people whom its filters select. */
export function PrintPage<Item extends Filterable>(props: PrintPageProps<Item>) {
  const { searchParams, printables, cell, renderItem, children } = props;
  const { edition, document, day, last, items: rows } = printables;
  const { title, nouns, sheet, advice } = printDocuments[document];
  const perSheet = sheet.columns * sheet.rows;
  const filters: Filter<(typeof rows)[number]>[] = [
    ...(last ? [changedFilter] : []),
    ...(props.filters ?? []),
    ...commonFilters,
  ];
  const search = readSearch(searchParams, withOptions(rows, filters));
  const shown = searchRows(rows, columns, filters, search);
  const sheets = Array.from({ length: Math.ceil(shown.length / perSheet) }, (_, i) =>
    shown.slice(i * perSheet, (i + 1) * perSheet),
  );
  const turn = turns();
  const changedCount = rows.filter(({ isChanged }) => isChanged).length;
  const fingerprint = fingerprintOf(shown);
  const path = documentPath(document);
  const year = yearParam(edition);
  const unfiltered = { q: "", ...Object.fromEntries(filters.map(({ name }) => [name, ""])) };
  return (
    <>
      <div className="print:hidden">
        <PageHeader
          compact
          title={title}
          lead={
            shown.length > 0 &&
            `${countItems(document, shown.length)} on ${plural(sheets.length, "sheet", "sheets")} of A4. ${advice}`
          }
        />
        {last && (
          <p className="mb-4">
            {changedCount} new or changed since {formatInstant(last.printedAt, edition.timeZone)} (
            {cityTime(edition.venue)}), marked by {last.printedBy.name}.{" "}
            {changedCount > 0 && (
              <Link href={tableHref(path, { ...firstValues(searchParams), ...unfiltered, changed })}>
                Show only these
              </Link>
            )}
          </p>
        )}
        {day && (
          <Tabs
            label="Competition days"
            tabs={[1, 2].map((one) => ({
              title: `Day ${one}`,
              href: tableHref(path, { year, day: String(one) }),
              isCurrent: one === day,
            }))}
          />
        )}
        {children}
        {rows.length > 0 && <FilterBar label={title} {...search} isServerRendered />}
        <MissingFonts />
        <PrintActions
          document={document}
          year={year}
          day={day}
          personIds={shown.map(({ personId }) => personId)}
          fingerprint={fingerprint}
        />
      </div>
      {shown.length === 0 ? (
        <EmptyState title={`No ${nouns[1]}`}>
          {rows.length > 0
            ? "Nobody matches. Search for something else, or show all."
            : "There is nobody to print them for."}
        </EmptyState>
      ) : (
        <ol aria-label={title} className="sheets grid justify-start gap-6 print:block">
          {sheets.map((items) => (
            <SheetInTurn key={items[0]?.personId} turn={turn} {...sheet} cell={cell}>
              {() => items.map((item) => <Fragment key={item.personId}>{renderItem(item)}</Fragment>)}
            </SheetInTurn>
          ))}
        </ol>
      )}
    </>
  );
}
