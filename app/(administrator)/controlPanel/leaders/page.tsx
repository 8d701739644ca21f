import { panelPage } from "@/app/account-page";
import { emptyTexts } from "@/components/edition/empty-texts";
import { LeadersTable } from "@/components/leader/leaders-table";
import { UnusedLeaders } from "@/components/leader/unused-leaders";
import { PageHeader } from "@/components/ui/page-header";
import { listCountries } from "@/lib/country/queries";
import { groupLeaders } from "@/lib/leader/group-leaders";
import { listLeaderRecords, listUnusedLeaders } from "@/lib/leader/queries";
import { questionsOf } from "@/lib/question/labels";
import { withGaps } from "@/lib/readiness/gaps";
import { listGaps } from "@/lib/readiness/queries";

/** All leaders and deputies with their teams (specification, section 2, "Control panel", Leaders). */
export default panelPage("/controlPanel/leaders", async ({ actor, edition }) => {
  const [records, unused, countries, gaps] = await Promise.all([
    listLeaderRecords(edition.year),
    edition.isCurrent ? listUnusedLeaders(actor) : [],
    listCountries(),
    listGaps(edition),
  ]);
  const byId = new Map(countries.map(({ id, name, code }) => [id, { country: name, countryCode: code }]));
  const leaders = groupLeaders(records, (id) => byId.get(id) ?? { country: "", countryCode: "" });
  return (
    <>
      <PageHeader title="Leaders" count={leaders.length} />
      <LeadersTable
        rows={withGaps(leaders, gaps)}
        questions={questionsOf(edition.questions, "LEADER")}
        hidesEmpty={edition.dataDeletedAt !== null}
        empty={emptyTexts("leaders", "Leaders appear here once a team is registered.", edition)}
      />
      <UnusedLeaders leaders={unused} showsCountry />
    </>
  );
});
