import type { Metadata } from "next";
import { PanelOverview } from "@/components/control-panel/panel-overview";
import { PageHeader } from "@/components/ui/page-header";
import { PageLink } from "@/components/ui/page-link";
import { requirePage } from "@/lib/auth/guard";
import { currentEdition } from "@/lib/contest/edition";
import { countForPanel } from "@/lib/contest/panel-counts";
import { getStatistics } from "@/lib/contest/statistics";
import { pageTitle } from "@/lib/contest/title";
import { listCommitteePeople } from "@/lib/person/queries";
import { formatInstant } from "@/lib/time";

export const generateMetadata = (): Promise<Metadata> => pageTitle("Control Panel");

const counted = (count: number, one: string, several: string) => `${count} ${count === 1 ? one : several}`;

/** Where an administrator begins: what each part is for, and what it holds now. */
export default async function ControlPanelPage() {
  await requirePage("/controlPanel");
  const [counts, statistics, committeePeople, edition] = await Promise.all([
    countForPanel(),
    getStatistics(),
    listCommitteePeople(null),
    currentEdition(),
  ]);
  return (
    <>
      <PageHeader
        title="Control Panel"
        lead={
          <>
            To change a team, whatever the deadline, open it from the page <PageLink href="/teams">Teams</PageLink>.
          </>
        }
      />
      <PanelOverview
        figures={{
          "/controlPanel/users": {
            count: counts.users,
            what: counts.users === 1 ? "account" : "accounts",
            note: `Who may sign in, and the passwords to hand out. ${counted(counts.disabledUsers, "account is", "accounts are")} disabled.`,
          },
          "/controlPanel/guides": {
            count: counts.guides,
            what: counts.guides === 1 ? "guide" : "guides",
            note: `Who looks after which teams. ${counted(counts.teamsWithoutGuide, "team has", "teams have")} no guide yet.`,
          },
          "/controlPanel/statistics": {
            count: statistics.countriesCount,
            what: statistics.countriesCount === 1 ? "country" : "countries",
            note: `Official contestants by country and group. ${counted(counts.contestants, "contestant is", "contestants are")} registered.`,
          },
          "/controlPanel/leaders": {
            count: counts.leaders,
            what: counts.leaders === 1 ? "leader" : "leaders",
            note: "Leaders and deputies with their teams, telephone numbers and e-mail addresses.",
          },
          "/controlPanel/people": {
            count: committeePeople.length,
            what: "committee people",
            note: `The members of the ${counted(counts.committees, "committee", "committees")}, as visitors see them.`,
          },
          "/controlPanel/exportImport": {
            count: counts.contestants,
            what: counts.contestants === 1 ? "contestant" : "contestants",
            note: `All of them as a CSV file, and their sign-ins and seats from one. ${counted(counts.contestantsWithoutSignIn, "contestant has", "contestants have")} no user name yet.`,
          },
          "/controlPanel/edition": {
            count: edition.year,
            what: "edition",
            note: `Names, dates, texts, lists, sponsors, committees and schedule. Registration ends on ${formatInstant(edition.endOfRegistrationDate, edition.timeZone)}.`,
          },
          "/controlPanel/exceptions": {
            count: counts.exceptions,
            what: counts.exceptions === 1 ? "exception" : "exceptions",
            note: "Later deadlines for single countries, and why they were given.",
          },
          "/controlPanel/activity": {
            count: counts.changes,
            what: counts.changes === 1 ? "recorded change" : "recorded changes",
            note: "Who changed what and when, by person, team and day.",
          },
        }}
      />
    </>
  );
}
