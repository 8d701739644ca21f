import { accountMetadata } from "@/app/metadata";
import { RegistrationClosed } from "@/components/edition/registration-closed";
import { PrefillProvider } from "@/components/person/prefill";
import { TeamForm } from "@/components/team/form/team-form";
import { PageHeader } from "@/components/ui/page-header";
import { currentEdition, getContestEnums } from "@/lib/edition/queries";
import { deadlinesOf, rosterRefusal } from "@/lib/edition/rules";
import { listLeadersOfCountry } from "@/lib/leader/queries";
import { toFormEdition } from "@/lib/person/form-edition";
import { now } from "@/lib/platform/time/clock";
import { requireRegistrator } from "@/lib/site/pages/guard";
import { travelToCopy } from "@/lib/team/labels";
import { listPreviousPeople } from "@/lib/team/previous-people";
import { listTeamsOfCountry } from "@/lib/team/queries";

const path = "/addTeam";

export const generateMetadata = () => accountMetadata(path);

export default async function AddTeamPage() {
  const actor = await requireRegistrator(path);
  const edition = await currentEdition();
  const instant = await now();
  const refusal = rosterRefusal(deadlinesOf(edition, actor.countryId), instant);
  if (refusal) return <RegistrationClosed title="Add team" reason={refusal} />;
  const [enums, leaders, teams, previous] = await Promise.all([
    getContestEnums(),
    listLeadersOfCountry(actor, actor.countryId),
    listTeamsOfCountry(actor, actor.countryId),
    listPreviousPeople(actor.countryId, edition.year),
  ]);
  return (
    <>
      <PageHeader
        title="Add team"
        lead="Fields marked with * are required. You can edit the team until registration ends, and people’s details for one more day."
      />
      <PrefillProvider people={previous}>
        <TeamForm
          leaders={leaders}
          otherTeams={travelToCopy(teams, edition.timeZone)}
          {...toFormEdition(edition, enums, instant)}
        />
      </PrefillProvider>
    </>
  );
}
