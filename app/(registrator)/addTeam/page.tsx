import type { Metadata } from "next";
import { accountMetadata } from "@/app/metadata";
import { RegistrationClosed } from "@/components/contest/registration-closed";
import { PrefillProvider } from "@/components/person/prefill";
import { TeamForm } from "@/components/team/form/team-form";
import { PageHeader } from "@/components/ui/page-header";
import { requirePage } from "@/lib/auth/guard";
import { now } from "@/lib/clock";
import { toAgeLimits } from "@/lib/contest/age-limits";
import { currentEdition, getContestEnums } from "@/lib/contest/queries";
import { deadlinesOf, rosterRefusal } from "@/lib/contest/rules";
import { listLeadersOfCountry } from "@/lib/leader/queries";
import { listPreviousPeople } from "@/lib/person/queries";
import { travelToCopy } from "@/lib/team/fields";
import { listTeamsOfCountry } from "@/lib/team/queries";
import { toLocalDate } from "@/lib/time";
import { toPeriod } from "@/lib/travel/period";

const path = "/addTeam";

export const generateMetadata = (): Promise<Metadata> => accountMetadata(path);

export default async function AddTeamPage() {
  const actor = await requirePage(path);
  const edition = await currentEdition();
  const instant = await now();
  const refusal = rosterRefusal(deadlinesOf(edition, actor.countryId), instant);
  if (refusal || !actor.countryId)
    return <RegistrationClosed title="Add team" reason={refusal ?? "Your account has no country."} />;
  const [enums, leaders, teams, previous] = await Promise.all([
    getContestEnums(),
    listLeadersOfCountry(actor, actor.countryId),
    listTeamsOfCountry(actor, actor.countryId),
    listPreviousPeople(actor.countryId, edition.year),
  ]);
  const today = toLocalDate(instant, edition.timeZone);
  return (
    <>
      <PageHeader
        title="Add team"
        lead="Fields marked with * are required. You can edit the team until registration ends, and people’s details for one more day."
      />
      <PrefillProvider people={previous}>
        <TeamForm
          enums={enums}
          leaders={leaders}
          otherTeams={travelToCopy(teams, edition.timeZone)}
          ageLimits={toAgeLimits(edition)}
          today={today}
          timeZone={edition.timeZone}
          period={toPeriod(edition)}
        />
      </PrefillProvider>
    </>
  );
}
