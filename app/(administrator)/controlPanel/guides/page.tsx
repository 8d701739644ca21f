import { accountMetadata } from "@/app/metadata";
import { emptyTexts } from "@/components/contest/empty-texts";
import { type GuideRow, guideDetailsColumns, guideTeamsColumns } from "@/components/guide/admin/guide-columns";
import { GuideDialog } from "@/components/guide/admin/guide-dialog";
import { UnassignedTeams } from "@/components/guide/admin/unassigned-teams";
import { ButtonLink } from "@/components/ui/button";
import { DataTable } from "@/components/ui/data-table";
import { dialogAddress } from "@/components/ui/dialog-address";
import { Disclosure } from "@/components/ui/disclosure";
import { PageHeader } from "@/components/ui/page-header";
import { RecordGone } from "@/components/ui/record-gone";
import { TableExport } from "@/components/ui/table-export";
import type { SearchParams } from "@/components/ui/table-state";
import { currentEdition } from "@/lib/edition/queries";
import { listGuideAccounts, listGuidedTeams, listGuides } from "@/lib/guide/queries";
import { loadText, peopleIn } from "@/lib/guide/rules";
import { requirePage } from "@/lib/site/pages/guard";
import { findPanelEdition } from "@/lib/site/pages/panel-edition";

const path = "/controlPanel/guides";

const byId = ({ id }: GuideRow) => id;

export const generateMetadata = () => accountMetadata(path);

/** The guides with their teams, and a dialog that adds one (`?guide=new`) or edits one (`?guide=<id>`). */
export default async function GuidesPage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  await requirePage(path);
  const { shown, params, closeHref, openHref } = dialogAddress(path, await searchParams, "guide");
  const edition = await findPanelEdition(params);
  const { isCurrent } = edition;
  const [guides, teams] = await Promise.all([listGuides(edition.year), listGuidedTeams(edition.year)]);
  const edited = guides.find(({ id }) => id === shown) ?? null;
  const dialog = isCurrent && (edited || shown === "new") ? await findDialogOptions(edited?.userId) : null;
  const freeTeams = teams.filter(({ guideId }) => guideId === null);
  const rows = guides.map((guide) => ({ ...guide, teams: teams.filter(({ guideId }) => guideId === guide.id) }));
  const table = {
    path,
    searchParams: params,
    rows,
    rowKey: byId,
    itemNames: ["guide", "guides"],
    empty: emptyTexts("guides", "Add the guides, then assign teams to them here.", edition),
  } as const;
  const addGuide = (
    <ButtonLink variant="primary" href={openHref("new")} opensDialog>
      Add guide
    </ButtonLink>
  );
  return (
    <>
      <PageHeader
        compact
        title="Guides"
        count={guides.length}
        actions={
          <>
            <TableExport name="guides-with-teams" />
            {isCurrent && addGuide}
          </>
        }
      />
      <div className="mb-12">
        <DataTable
          {...table}
          name="guides-with-teams"
          title="List of guides with teams"
          isTitleHidden
          columns={guideTeamsColumns(isCurrent ? freeTeams : null, openHref)}
        />
      </div>
      {isCurrent && teams.length > 0 && (
        <UnassignedTeams
          teams={freeTeams}
          guides={rows.map(({ id, person, teams }) => ({
            id,
            fullName: person.fullName,
            people: peopleIn(teams),
            label: `${person.fullName} (${loadText(teams)})`,
          }))}
        />
      )}
      {guides.length > 0 && (
        <Disclosure
          look="link"
          title="Pictures, schools and T-shirt sizes"
          isOpen={Object.keys(params).some((name) => name.startsWith("detail-"))}
        >
          <DataTable {...table} name="guides" title="Guides in detail" prefix="detail-" columns={guideDetailsColumns} />
        </Disclosure>
      )}
      {dialog && (
        <GuideDialog
          key={shown}
          guide={edited}
          tShirtSizes={dialog.tShirtSizes}
          users={dialog.accounts.map(({ id, name, email }) => ({ value: id, label: `${name} (${email})` }))}
          closeHref={closeHref}
        />
      )}
      {isCurrent && shown && shown !== "new" && !edited && <RecordGone what="guide" listHref={closeHref} />}
    </>
  );
}

async function findDialogOptions(userId?: string) {
  const [accounts, { tShirtSizes }] = await Promise.all([listGuideAccounts(userId), currentEdition()]);
  return { accounts, tShirtSizes };
}
