import { panelPage } from "@/app/account-page";
import { emptyTexts } from "@/components/edition/empty-texts";
import { GuideDialog } from "@/components/guide/admin/guide-dialog";
import { GuideDetailsTable, GuidesTable } from "@/components/guide/admin/guides-table";
import { UnassignedTeams } from "@/components/guide/admin/unassigned-teams";
import { ButtonLink } from "@/components/ui/button";
import { dialogAddress } from "@/components/ui/dialog-address";
import { AddLink } from "@/components/ui/dialog-link";
import { Disclosure } from "@/components/ui/disclosure";
import { RecordGone } from "@/components/ui/record-gone";
import { currentEdition } from "@/lib/edition/queries";
import { listGuidedTeams, listGuides, listGuideUsers } from "@/lib/guide/queries";
import { loadText, peopleIn } from "@/lib/guide/rules";

const path = "/controlPanel/guides";

/** The guides with their teams, and a dialog that adds one (`?guide=new`) or edits one (`?guide=<id>`). */
const { metadata, Page } = panelPage(path, async ({ params, edition }) => {
  const { shown, closeHref } = dialogAddress(path, params, "guide");
  const { isCurrent } = edition;
  const [guides, teams] = await Promise.all([listGuides(edition.year), listGuidedTeams(edition.year)]);
  const edited = guides.find(({ id }) => id === shown) ?? null;
  const dialog = isCurrent && (edited || shown === "new") ? await findDialogOptions(edited?.userId) : null;
  const freeTeams = teams.filter(({ guideId }) => guideId === null);
  const rows = guides.map(({ id, person, phoneNumber, schoolName, classDesignator }) => ({
    ...{ id, phoneNumber, schoolName, classDesignator },
    fullName: person.fullName,
    picturePath: person.picturePath,
    tShirtSize: person.tShirtSize,
    teams: teams.filter(({ guideId }) => guideId === id),
  }));
  const empty = emptyTexts("guides", "Add the guides, then assign teams to them here.", edition);
  return (
    <>
      <div className="mb-12">
        <GuidesTable
          actions={
            isCurrent && (
              <>
                <ButtonLink href={`${path}/import`}>Add guides from a CSV file</ButtonLink>
                <AddLink param="guide">Add guide</AddLink>
              </>
            )
          }
          rows={rows}
          freeTeams={isCurrent ? freeTeams : null}
          isEditable={isCurrent}
          empty={empty}
        />
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
        <Disclosure
          look="link"
          title="Pictures, schools and T-shirt sizes"
          isOpen={Object.keys(params).some((name) => name.startsWith("detail-"))}
        >
          <GuideDetailsTable rows={rows} hidesEmpty={edition.dataDeletedAt !== null} empty={empty} />
        </Disclosure>
      )}
      {dialog && (
        <GuideDialog
          key={shown}
          guide={edited}
          tShirtSizes={dialog.tShirtSizes}
          users={dialog.users.map(({ id, name, email }) => ({ value: id, label: `${name} (${email})` }))}
          closeHref={closeHref}
        />
      )}
      {isCurrent && shown && shown !== "new" && !edited && <RecordGone what="guide" listHref={closeHref} />}
    </>
  );
});

async function findDialogOptions(userId?: string) {
  const [users, { tShirtSizes }] = await Promise.all([listGuideUsers(userId), currentEdition()]);
  return { users, tShirtSizes };
}

export { metadata, Page as default };
