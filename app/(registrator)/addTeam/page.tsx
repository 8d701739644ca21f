import { accountPage } from "@/app/account-page";
import { RegistrationClosed } from "@/components/edition/registration-closed";
import { PrefillProvider } from "@/components/person/prefill";
import { CountryChoice } from "@/components/team/form/country-choice";
import { TeamForm } from "@/components/team/form/team-form";
import { ButtonLink } from "@/components/ui/button";
import { PageHeader } from "@/components/ui/page-header";
import { listCountries } from "@/lib/country/queries";
import { currentEdition, getContestEnums } from "@/lib/edition/queries";
import { closedNotice, deadlinesOf, rosterRefusal } from "@/lib/edition/rules";
import { listLeadersOfCountry } from "@/lib/leader/queries";
import { toFormEdition } from "@/lib/person/form-edition";
import { now } from "@/lib/platform/time/clock";
import { travelToCopy } from "@/lib/team/labels";
import { listPreviousPeople } from "@/lib/team/previous-people";
import { listTeamsOfCountry } from "@/lib/team/queries";

const path = "/addTeam";

const requiredFields = "Fields marked with * are required.";
const lead = `${requiredFields} You can edit the team until registration ends, and people’s details for one more day.`;

/** The form for a team of the registrator's country; administrators first choose one (`?country=<alpha-2 code>`). */
export default accountPage(path, async ({ actor, params }) => {
  const isAdministrator = actor.role === "Administrator";
  const countries = isAdministrator ? await listCountries() : [];
  const country = countries.find(({ code }) => code === params.country);
  const countryId = isAdministrator ? country?.id : actor.countryId;
  if (!countryId) {
    return (
      <>
        <PageHeader title="Add team" />
        <CountryChoice countries={countries} />
      </>
    );
  }
  const edition = await currentEdition();
  const instant = await now();
  const deadlines = deadlinesOf(edition, countryId);
  const refusal = rosterRefusal(deadlines, instant);
  if (refusal && !isAdministrator)
    return <RegistrationClosed title="Add team" notice={closedNotice(deadlines, refusal)} />;
  const [enums, leaders, teams, previous] = await Promise.all([
    getContestEnums(),
    listLeadersOfCountry(actor, countryId),
    listTeamsOfCountry(actor, countryId),
    listPreviousPeople(countryId, edition.year),
  ]);
  return (
    <>
      <PageHeader
        title={country ? `Add team for ${country.name}` : "Add team"}
        lead={country ? requiredFields : lead}
        actions={country && <ButtonLink href={path}>Choose another country</ButtonLink>}
      />
      <PrefillProvider people={previous}>
        <TeamForm
          key={countryId}
          countryId={country?.id}
          leaders={leaders}
          otherTeams={travelToCopy(teams, edition.timeZone)}
          {...toFormEdition(edition, enums, instant)}
        />
      </PrefillProvider>
    </>
  );
});
