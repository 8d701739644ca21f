import { listLeaderRows } from "@/app/(administrator)/controlPanel/leader-rows";
import { accountPage } from "@/app/account-page";
import { ActivityTabs } from "@/components/control-panel/activity-tabs";
import { NewMessage } from "@/components/message/new-message";
import type { RecipientList } from "@/components/message/recipient-list";
import { PageHeader } from "@/components/ui/page-header";
import { firstValues } from "@/components/ui/search-params";
import { currentEdition } from "@/lib/edition/queries";
import type { EditionRow } from "@/lib/edition/views";
import { listGuidedTeams, listGuides } from "@/lib/guide/queries";
import { toGuideRows } from "@/lib/guide/views";
import { listUserRows } from "@/lib/identity/queries";
import { type RecipientListName, recipientListNames } from "@/lib/message/labels";
import { listGuestRows } from "@/lib/person/guest-rows";
import { now } from "@/lib/platform/time/clock";
import { findOption } from "@/lib/platform/validation/find-option";
import { questionsOf } from "@/lib/question/labels";
import { withGaps } from "@/lib/readiness/gaps";
import { listGaps } from "@/lib/readiness/queries";
import { listTeamRows } from "@/lib/team/team-rows";

/** The rows of the list, without the passwords that users were given. */
async function readList(to: RecipientListName, edition: EditionRow): Promise<RecipientList> {
  switch (to) {
    case "teams": {
      const [teams, gaps] = await Promise.all([listTeamRows(edition, await now()), listGaps(edition)]);
      return { to, rows: withGaps(teams, gaps) };
    }
    case "leaders":
      return { to, rows: await listLeaderRows(edition), questions: questionsOf(edition.questions, "LEADER") };
    case "guests": {
      const [guests, gaps] = await Promise.all([listGuestRows(edition), listGaps(edition)]);
      return { to, rows: withGaps(guests, gaps), questions: questionsOf(edition.questions, "GUEST") };
    }
    case "guides": {
      const [guides, teams] = await Promise.all([listGuides(), listGuidedTeams()]);
      return { to, rows: toGuideRows(guides, teams).map((row) => ({ ...row, freeTeams: null })) };
    }
    case "users": {
      const users = await listUserRows(await now());
      const rows = users.map(({ username, countryId, version, givenPassword, ...row }) => ({
        ...row,
        givenPassword: givenPassword === null ? null : "",
      }));
      return { to, rows };
    }
  }
}

/** A message to those of a list (`?to=`) whom its search and filters select. */
export default accountPage("/controlPanel/mail/new", async ({ params }) => {
  const to = findOption(recipientListNames, firstValues(params).to) ?? "leaders";
  return (
    <>
      <PageHeader title="New message" />
      <ActivityTabs path="/controlPanel/mail" />
      <NewMessage list={await readList(to, await currentEdition())} />
    </>
  );
});
