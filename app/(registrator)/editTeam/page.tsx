import type { Metadata } from "next";
import { notFound, redirect } from "next/navigation";
import { accountMetadata } from "@/app/metadata";
import { activityHref } from "@/components/audit/activity-href";
import { TeamEditor } from "@/components/team/edit/team-editor";
import { Link } from "@/components/ui/link";
import { Notice } from "@/components/ui/notice";
import { PageHeader } from "@/components/ui/page-header";
import { requirePage } from "@/lib/auth/guard";
import { now } from "@/lib/clock";
import { currentEdition, getContestEnums } from "@/lib/contest/queries";
import { deadlinesOf, editRefusal, endOfEditDate, rosterRefusal } from "@/lib/contest/rules";
import { id as teamId } from "@/lib/fields";
import { listLeadersOfCountry } from "@/lib/leader/queries";
import { findTeamToEdit } from "@/lib/team/queries";
import { formatInstant, toLocalDate } from "@/lib/time";
import { travelValues } from "@/lib/travel/fields";

const path = "/editTeam";

export const generateMetadata = (): Promise<Metadata> => accountMetadata(path);

interface EditTeamProps {
  searchParams: Promise<{ team?: string | string[] }>;
}

export default async function EditTeamPage({ searchParams }: EditTeamProps) {
  const actor = await requirePage(path);
  const { team: chosen } = await searchParams;
  if (!chosen) redirect("/");
  const id = teamId.safeParse(chosen);
  const found = id.success ? await findTeamToEdit(actor, id.data) : null;
  if (!found) notFound();
  const { team, others } = found;
  const [edition, instant, enums, leaders] = await Promise.all([
    currentEdition(),
    now(),
    getContestEnums(),
    listLeadersOfCountry(actor, team.countryId),
  ]);
  const { timeZone } = edition;
  const deadlines = deadlinesOf(edition, actor.countryId);
  const isAdministrator = actor.role === "Administrator";
  const rights = {
    roster: isAdministrator ? null : rosterRefusal(deadlines, instant),
    details: isAdministrator ? null : editRefusal(deadlines, instant),
    isOfficial: isAdministrator,
  };
  return (
    <>
      <PageHeader title="Edit team" lead={`${team.countryName}. Each part is saved with its own button.`} />
      <p className="-mt-4 mb-6">
        {isAdministrator ? (
          <>
            <Link href="/controlPanel">Back to the control panel</Link>
            {" · "}
            <Link href="/teams">All teams</Link>
            {" · "}
            <Link href={activityHref({ team: team.id })}>Activity of this team</Link>
          </>
        ) : (
          <Link href="/listTeams">Back to your teams</Link>
        )}
      </p>
      {rights.roster && (
        <Notice tone={rights.details ? "danger" : "warning"} className="mb-8">
          <p>
            <strong>Registration time is over!</strong> {rights.roster}{" "}
            {rights.details ??
              `The name, the group and the members can no longer be changed; details may be edited until ${formatInstant(endOfEditDate(deadlines), timeZone)} (${timeZone}).`}
          </p>
        </Notice>
      )}
      <TeamEditor
        team={team}
        leaders={leaders}
        otherTeams={others.map((one) => ({ id: one.id, name: one.name, travel: travelValues(one, timeZone) }))}
        enums={enums}
        today={toLocalDate(instant, timeZone)}
        timeZone={timeZone}
        rights={rights}
      />
    </>
  );
}
