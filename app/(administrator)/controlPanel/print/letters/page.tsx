import "@/app/styles/table.css";
import { accountPage } from "@/app/account-page";
import { ChangedLetters } from "@/components/letter/changed-letters";
import { IssueLetters } from "@/components/letter/issue-letters";
import { IssuedLetters } from "@/components/letter/issued-letters";
import { LetterSheets } from "@/components/letter/letter-sheets";
import { LetterTextDialog } from "@/components/letter/letter-text-dialog";
import { MissingValues } from "@/components/letter/missing-values";
import { ButtonLink, buttonVariants } from "@/components/ui/button";
import { DialogLink } from "@/components/ui/dialog-link";
import { EmptyState } from "@/components/ui/empty-state";
import { ListPages, pageSize, startOfPage } from "@/components/ui/list-pages";
import { MissingFonts } from "@/components/ui/missing-fonts";
import { PageHeader } from "@/components/ui/page-header";
import { PrintButton } from "@/components/ui/print-button";
import { hrefWith } from "@/components/ui/search-params";
import { filterColumn } from "@/components/ui/table/columns";
import { FilterBar } from "@/components/ui/table/filter-bar";
import { findRows } from "@/components/ui/table/find-rows";
import { Tabs } from "@/components/ui/tabs";
import { currentEdition, getSettings } from "@/lib/edition/queries";
import { listLetterSheets } from "@/lib/letter/queries";
import type { LetterSheet } from "@/lib/letter/views";
import { plural } from "@/lib/platform/text/plural";
import { findOption } from "@/lib/platform/validation/find-option";
import { readDesign } from "@/lib/print/design";

const path = "/controlPanel/print/letters";

const searchedColumn = {
  id: "searched",
  accessorFn: ({ name, otherNames }: LetterSheet) => [name, ...otherNames].join("\n"),
};

const columns = {
  country: filterColumn("country", "Country", ({ country }: LetterSheet) => [country]),
  role: filterColumn("role", "Role", ({ roles }: LetterSheet) => roles),
  group: filterColumn("group", "Group", ({ groups }: LetterSheet) => groups),
  issued: filterColumn("issued", "Letter", ({ issued }: LetterSheet) => [
    issued ? "Issued" : "Not issued",
    ...(issued?.isChanged ? ["Changed"] : []),
  ]),
};

const filtersOf = {
  person: [columns.country, columns.role, columns.group, columns.issued],
  team: [columns.country, columns.group, columns.issued],
};

const leadText = (issued: number, toIssue: number): string =>
  [
    issued > 0 && `${plural(issued, "letter", "letters")} to print, each on a sheet of A4, at 100% without margins.`,
    issued > 0 && issued + toIssue > pageSize && `Print them ${pageSize} at a time.`,
    toIssue > 0 && `${plural(toIssue, "letter is", "letters are")} not issued yet: shown, but not printed.`,
  ]
    .filter(Boolean)
    .join(" ");

/** The letters of people or, with `?for=teams`, of teams; a dialog changes their text (`?text=edit`). */
export default accountPage(path, async ({ params }) => {
  const edition = await currentEdition();
  const kind = findOption(["teams"], params.for) ? "team" : "person";
  const all = await listLetterSheets(edition, kind);
  const filters = filtersOf[kind].map(({ id }) => id);
  const { rows: shown, search } = findRows(all, [searchedColumn, ...filtersOf[kind]], filters, params);
  const start = startOfPage(params, shown.length);
  const ofPage = shown.slice(start, start + pageSize);
  const issued = ofPage.flatMap(({ issued, name, country }) => (issued ? [{ ...issued, name, country }] : []));
  const idsOf = (letters: readonly LetterSheet[]) => {
    const ids = letters.map(({ recipientId }) => recipientId);
    return kind === "team" ? { teamIds: ids } : { personIds: ids };
  };
  const toIssue = shown.filter(({ issued }) => !issued);
  const changed = shown.filter(({ issued }) => issued?.isChanged);
  return (
    <>
      <div className="print:hidden">
        <PageHeader
          title="Invitation letters"
          lead={shown.length > 0 && leadText(shown.length - toIssue.length, toIssue.length)}
          actions={
            <>
              {issued.length > 0 && <PrintButton />}
              {toIssue.length > 0 && <IssueLetters isPrimary={issued.length === 0} {...idsOf(toIssue)} />}
              <DialogLink param="text" id="edit" className={buttonVariants()}>
                Change text
              </DialogLink>
              <ButtonLink href="/controlPanel/print">All documents</ButtonLink>
            </>
          }
        />
        <Tabs
          label="Letters"
          tabs={[
            { title: "By person", href: path, isCurrent: kind === "person" },
            { title: "By team", href: hrefWith(path, { for: "teams" }), isCurrent: kind === "team" },
          ]}
        />
        {params.text && <LetterTextDialog settings={await getSettings(edition.id)} />}
        {all.length > 0 && <FilterBar label="Invitation letters" {...search} isServerRendered />}
        <MissingFonts />
        <MissingValues letters={shown} />
        <ChangedLetters letters={shown} action={<IssueLetters isAgain {...idsOf(changed)} />} />
        <ListPages label="Pages of letters" path={path} params={params} count={shown.length} />
        <IssuedLetters letters={issued} />
      </div>
      {shown.length === 0 ? (
        <EmptyState title="No letters">
          {all.length > 0
            ? "Nobody matches. Search for something else, or show all."
            : "Leaders, contestants and guests who come to the tournament appear here."}
        </EmptyState>
      ) : (
        <LetterSheets letters={ofPage} edition={edition} design={await readDesign(edition)} />
      )}
    </>
  );
});
