import { panelPage } from "@/app/account-page";
import { emptyTexts } from "@/components/edition/empty-texts";
import { GuideDialog } from "@/components/guide/admin/guide-dialog";
import { GuideDetailsTable, GuidesTable } from "@/components/guide/admin/guides-table";
import { UnassignedTeams } from "@/components/guide/admin/unassigned-teams";
import { WriteToThese } from "@/components/message/write-to-these";
import { ButtonLink } from "@/components/ui/button";
import { AddLink } from "@/components/ui/dialog-link";
import { PageHeader } from "@/components/ui/page-header";
import { RecordDialog } from "@/components/ui/record-dialog";
import { currentEdition } from "@/lib/edition/queries";
import { listGuidedTeams, listGuides, listGuideUsers } from "@/lib/guide/queries";
import { loadText, peopleIn } from "@/lib/guide/rules";
import type { Guide } from "@/lib/guide/schema";
import { toGuideRows } from "@/lib/guide/views";
import { questionsOf } from "@/lib/question/labels";

const path = "/controlPanel/guides";

/** The guides with their teams, and a dialog that adds one (`?guide=new`) or edits one (`?guide=<id>`). */
export default panelPage(path, async ({ params, edition }) => {
  const { isCurrent } = edition;
  const [guides, teams] = await Promise.all([listGuides(edition.year), listGuidedTeams(edition.year)]);
  const freeTeams = teams.filter(({ guideId }) => guideId === null);
  const rows = toGuideRows(guides, teams);
  const empty = emptyTexts("guides", "Add the guides, then assign teams to them here.", edition);
  return (
    <>
      <PageHeader
        title="Guides"
        count={guides.length}
        actions={
          isCurrent && (
            <>
              <AddLink param="guide">Add guide</AddLink>
              <ButtonLink href={`${path}/import`}>Add guides from a CSV file</ButtonLink>
              {guides.length > 0 && <WriteToThese to="guides" />}
            </>
          )
        }
      />
      <div className="mb-12">
        <GuidesTable rows={rows} freeTeams={isCurrent ? freeTeams : null} empty={empty} />
      </div>
      {isCurrent && teams.length > 0 && (
        <UnassignedTeams
          teams={freeTeams}
          guides={rows.map(({ id, fullName, teams }) => ({
            id,
            fullName,
            people: peopleIn(teams),
            label: `${fullName} (${loadText(teams)})`,
          }))}
        />
      )}
      {guides.length > 0 && (
        <GuideDetailsTable
          rows={rows}
          questions={questionsOf(edition.questions, "GUIDE")}
          hidesEmpty={edition.dataDeletedAt !== null}
          empty={empty}
        />
      )}
      {isCurrent && (
        <RecordDialog param="guide" searchParams={params} find={(id) => guides.find((guide) => guide.id === id)} canAdd>
          {renderDialog}
        </RecordDialog>
      )}
    </>
  );
});

async function renderDialog(guide: Guide | null) {
  const [users, { tShirtSizes, questions }] = await Promise.all([listGuideUsers(guide?.userId), currentEdition()]);
  return (
    <GuideDialog
      guide={guide}
      tShirtSizes={tShirtSizes}
      questions={questions}
      users={users.map(({ id, name, email }) => ({ value: id, label: `${name} (${email})` }))}
    />
  );
}
