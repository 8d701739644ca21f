import type { Metadata } from "next";
import { RegistrationClosed } from "@/components/contest/registration-closed";
import { TeamForm } from "@/components/team/form/team-form";
import { PageHeader } from "@/components/ui/page-header";
import { requirePage } from "@/lib/auth/guard";
import { now } from "@/lib/clock";
import { currentEdition } from "@/lib/contest/edition";
import { rosterRefusal } from "@/lib/contest/rules";
import { getContestEnums } from "@/lib/contest/service";
import { listLeadersOfCountry } from "@/lib/leader/service";
import { pageTitle } from "@/lib/contest/title";
import { toLocalText } from "@/lib/time-zone";

export const generateMetadata = (): Promise<Metadata> => pageTitle("Add team");

export default async function AddTeamPage() {
  const actor = await requirePage("/addTeam");
  const edition = await currentEdition();
  const instant = await now();
  const refusal = rosterRefusal(edition, instant);
  if (refusal || !actor.countryId) return <RegistrationClosed title="Add team" reason={refusal ?? "Your account has no country."} />;
  const [enums, leaders] = await Promise.all([getContestEnums(), listLeadersOfCountry(actor, actor.countryId)]);
  const today = toLocalText(instant, edition.timeZone).slice(0, 10);
  return (
    <>
      <PageHeader title="Add team" lead="Fields marked with * are required. You can change the details until registration ends." />
      <TeamForm enums={enums} leaders={leaders} today={today} timeZone={edition.timeZone} />
    </>
  );
}
