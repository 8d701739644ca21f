import { Fragment, type ReactNode } from "react";
import { LeftOut, type LeftOutProps } from "@/components/print/left-out";
import { PrintActions } from "@/components/print/print-actions";
import { SheetInTurn, type SheetProps } from "@/components/print/sheet";
import { ButtonLink } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Link } from "@/components/ui/link";
import { MissingFonts } from "@/components/ui/missing-fonts";
import { PageHeader } from "@/components/ui/page-header";
import { firstValues, hrefWith, type SearchParams } from "@/components/ui/search-params";
import { type FilterColumn, filterColumn } from "@/components/ui/table/columns";
import { FilterBar } from "@/components/ui/table/filter-bar";
import { findRows } from "@/components/ui/table/find-rows";
import { Tabs } from "@/components/ui/tabs";
import { cityTime } from "@/lib/edition/dates";
import { yearParam } from "@/lib/edition/edition-path";
import { turns } from "@/lib/platform/pauses";
import { plural } from "@/lib/platform/text/plural";
import { formatInstant } from "@/lib/platform/time/time";
import { countItems, documentPath, printDocuments } from "@/lib/print/documents";
import { type ComparedWithPrinted, fingerprintOf, type Printable } from "@/lib/print/printable";

type Filterable = Printable & { content: { country: string }; groups: readonly string[] };

const commonFilters = [
  filterColumn("country", "Country", ({ content }: Filterable) => [content.country]),
  filterColumn("group", "Group", ({ groups }: Filterable) => groups),
];

const searchedFields = ["fullName", "nativeName", "team", "code", "seat"];

const searchedColumn = {
  id: "searched",
  accessorFn: ({ content }: Printable) => searchedFields.map((name) => content[name] ?? "").join("\n"),
};

/** The option of the filter "Since the last print" that finds what is new or changed. */
export const newOrChanged = "New or changed";

const changedFilter = filterColumn("changed", "Since the last print", ({ isChanged }: { isChanged: boolean }) => [
  isChanged ? newOrChanged : "Unchanged",
]);

interface PrintPageProps<Item extends Filterable> {
  searchParams: SearchParams;
  printables: ComparedWithPrinted<Item>;
  /** The filters besides those that every document has. */
  filters?: readonly FilterColumn<Item>[];
  /** The size of an item, if the items do not fill their sheet. */
  cell?: SheetProps["cell"];
  renderItem: (item: Item) => ReactNode;
  leftOut?: LeftOutProps;
  /** The page where missing data is entered. */
  remedy?: { href: string; title: string };
  /** Further buttons of the page. */
  actions?: ReactNode;
  children?: ReactNode;
}

/** A page that prints a document for the people whom its filters select. */
export function PrintPage<Item extends Filterable>(props: PrintPageProps<Item>) {
  const { searchParams, printables, cell, renderItem, leftOut, actions, children } = props;
  const { edition, document, day, last, items: rows } = printables;
  const { title, whenEmpty, nouns, sheet, advice } = printDocuments[document];
  const remedy = edition.isCurrent && props.remedy && (
    <ButtonLink size="sm" href={props.remedy.href}>
      {props.remedy.title}
    </ButtonLink>
  );
  const perSheet = sheet.columns * sheet.rows;
  const filterColumns = [...(last ? [changedFilter] : []), ...(props.filters ?? []), ...commonFilters];
  const filters = filterColumns.map(({ id }) => id);
  const { rows: shown, search } = findRows(rows, [searchedColumn, ...filterColumns], filters, searchParams);
  const sheets = Array.from({ length: Math.ceil(shown.length / perSheet) }, (_, i) =>
    shown.slice(i * perSheet, (i + 1) * perSheet),
  );
  const turn = turns();
  const changedCount = rows.filter(({ isChanged }) => isChanged).length;
  const fingerprint = fingerprintOf(shown);
  const path = documentPath(document);
  const year = yearParam(edition);
  const unfiltered = { q: "", ...Object.fromEntries(filters.map((name) => [name, ""])) };
  return (
    <>
      <div className="print:hidden">
        <PageHeader
          title={title}
          lead={
            shown.length > 0 &&
            `${countItems(document, shown.length)} on ${plural(sheets.length, "sheet", "sheets")} of A4. ${advice}`
          }
          actions={
            <PrintActions
              document={document}
              year={year}
              day={day}
              personIds={shown.map(({ personId }) => personId)}
              fingerprint={fingerprint}
            >
              {actions}
            </PrintActions>
          }
        />
        {last && (
          <p className="mb-4">
            {changedCount} new or changed since {formatInstant(last.printedAt, edition.timeZone)} (
            {cityTime(edition.venue)}), marked by {last.printedBy.name}.{" "}
            {changedCount > 0 && (
              <Link href={hrefWith(path, { ...firstValues(searchParams), ...unfiltered, changed: newOrChanged })}>
                Show only these
              </Link>
            )}
          </p>
        )}
        {day && (
          <Tabs
            label="Competition days"
            tabs={[1, 2].map((number) => ({
              title: `Day ${number}`,
              href: hrefWith(path, { year, day: String(number) }),
              isCurrent: number === day,
            }))}
          />
        )}
        {children}
        {leftOut && rows.length > 0 && <LeftOut {...leftOut}>{remedy}</LeftOut>}
        <MissingFonts />
        {rows.length > 0 && <FilterBar label={title} {...search} isServerRendered />}
      </div>
      {shown.length === 0 ? (
        <EmptyState title={rows.length > 0 ? `No ${nouns[1]} match` : whenEmpty}>
          {rows.length > 0 ? "Search for something else, or show all." : remedy}
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
