import type { Metadata } from "next";
import { TeamList } from "@/components/team/team-list";
import { PageHeader } from "@/components/ui/page-header";
import { pageTitle } from "@/lib/contest/title";
import { listTeamCards } from "@/lib/team/service";

export const generateMetadata = (): Promise<Metadata> => pageTitle("Teams");

export default async function TeamsPage() {
  const teams = await listTeamCards();
  const countries = new Set(teams.map(({ countryCode }) => countryCode)).size;
  const lead = `${teams.length} ${teams.length === 1 ? "team" : "teams"} from ${countries} ${countries === 1 ? "country" : "countries"}`;
  return (
    <>
      <PageHeader title="Teams" lead={teams.length > 0 ? lead : undefined} />
      <div>
        <TeamList teams={teams} empty="The first registered team will stand here." />
      </div>
    </>
  );
}
