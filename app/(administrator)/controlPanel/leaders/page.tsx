import { listLeaderRows } from "@/app/(administrator)/controlPanel/leader-rows";
import { panelPage } from "@/app/account-page";
import { emptyTexts } from "@/components/edition/empty-texts";
import { LeadersTable } from "@/components/leader/leaders-table";
import { UnusedLeaders } from "@/components/leader/unused-leaders";
import { WriteToThese } from "@/components/message/write-to-these";
import { PageHeader } from "@/components/ui/page-header";
import { listUnusedLeaders } from "@/lib/leader/queries";
import { questionsOf } from "@/lib/question/labels";

/** All leaders and deputies with their teams (specification, section 2, "Control panel", Leaders). */
export default panelPage("/controlPanel/leaders", async ({ actor, edition }) => {
  const [leaders, unused] = await Promise.all([
    listLeaderRows(edition),
    edition.isCurrent ? listUnusedLeaders(actor) : [],
  ]);
  return (
    <>
      <PageHeader
        title="Leaders"
        count={leaders.length}
        actions={edition.isCurrent && leaders.length > 0 && <WriteToThese to="leaders" />}
      />
      <LeadersTable
        rows={leaders}
        questions={questionsOf(edition.questions, "LEADER")}
        hidesEmpty={edition.dataDeletedAt !== null}
        empty={emptyTexts("leaders", "Leaders appear here once a team is registered.", edition)}
      />
      <UnusedLeaders leaders={unused} showsCountry />
    </>
  );
});
