import { notFound, redirect } from "next/navigation";
import { type AccountPage, accountPage } from "@/app/account-page";
import { activityHref } from "@/components/audit/activity-href";
import { PrefillProvider } from "@/components/person/prefill";
import { TeamEditor } from "@/components/team/edit/team-editor";
import { WithdrawTeam } from "@/components/team/team-withdrawal";
import { Link } from "@/components/ui/link";
import { Notice } from "@/components/ui/notice";
import { PageHeader } from "@/components/ui/page-header";
import { currentEdition, getContestEnums } from "@/lib/edition/queries";
import {
  deadlinesOf,
  editRefusal,
  endOfEditDate,
  hasLaterJourneys,
  journeyRefusal,
  rosterRefusal,
} from "@/lib/edition/rules";
import { listLeadersOfCountry } from "@/lib/leader/queries";
import { toFormEdition } from "@/lib/person/form-edition";
import type { Actor } from "@/lib/platform/auth/session";
import { now } from "@/lib/platform/time/clock";
import { formatInstant } from "@/lib/platform/time/time";
import { id as teamId } from "@/lib/platform/validation/fields";
import { travelToCopy } from "@/lib/team/labels";
import { listPreviousPeople } from "@/lib/team/previous-people";
import { findTeamToEdit } from "@/lib/team/queries";
import { listTeamTransfers } from "@/lib/travel/transfers/party-transfers";

/** Why the roster, the details and the journeys cannot be changed; null if they can. */
async function refusals(actor: Actor) {
  if (actor.role === "Administrator") return { roster: null, details: null, journeys: null };
  const [edition, instant] = await Promise.all([currentEdition(), now()]);
  const deadlines = deadlinesOf(edition, actor.countryId);
  return {
    roster: rosterRefusal(deadlines, instant),
    details: editRefusal(deadlines, instant),
    journeys: journeyRefusal(deadlines, instant),
  };
}

const titleOf = async ({ actor }: Pick<AccountPage, "actor">) =>
  (await refusals(actor)).journeys === null ? "Edit team" : "View team";

const renderPage = async ({ actor, params }: AccountPage) => {
  const { team: requestedId, member, field = "fullName" } = params;
  if (!requestedId) redirect("/");
  const id = teamId.safeParse(requestedId);
  const found = id.success ? await findTeamToEdit(actor, id.data) : null;
  if (!found) notFound();
  const { team, others } = found;
  const edition = await currentEdition();
  const [instant, enums, leaders, previous, { roster, details, journeys }] = await Promise.all([
    now(),
    getContestEnums(),
    listLeadersOfCountry(actor, team.countryId),
    listPreviousPeople(team.countryId, edition.year),
    refusals(actor),
  ]);
  const { timeZone } = edition;
  const isAdministrator = actor.role === "Administrator";
  const listHref = isAdministrator ? "/controlPanel/teams" : "/listTeams";
  const transfers = await listTeamTransfers([team.id], edition);
  const deadlines = deadlinesOf(edition, actor.countryId);
  const until = (end: Date) => `until ${formatInstant(end, timeZone)}.`;
  const data = {
    ...toFormEdition(edition, enums, instant),
    team,
    leaders,
    otherTeams: travelToCopy(others, timeZone),
    otherLeaders: others.flatMap(({ name, leader, deputyLeader }) =>
      [leader, deputyLeader].filter((person) => person !== null).map(({ id }) => ({ id, team: name })),
    ),
    teamsOfGroup: others
      .filter(({ group }) => group === team.group)
      .map(({ id, name, isOnline, isOfficial, contestants }) => ({
        id,
        name,
        isOnline,
        isOfficial,
        contestantCount: contestants.length,
      })),
    transfers: transfers.get(team.id) ?? [],
    linked: member === undefined ? null : { member: String(member), field: String(field) },
    canEditRoster: roster === null,
    canEditDetails: details === null,
    canEditJourneys: journeys === null,
  };
  return (
    <PrefillProvider people={previous}>
      <PageHeader
        title={
          <>
            <span className="mb-1 block font-normal font-sans text-base text-ink-soft tracking-normal">
              {data.canEditJourneys ? "Edit team" : "View team"}
            </span>{" "}
            <span className="flex items-center gap-3">
              <img
                src={`data:image/png;base64,${team.countryFlag}`}
                alt=""
                width={40}
                height={25}
                className="rounded-sm outline outline-rule"
              />
              <bdi className="wrap-anywhere">{team.name}</bdi>
            </span>
          </>
        }
        actions={
          data.canEditRoster && (
            <WithdrawTeam
              id={team.id}
              name={team.name}
              listHref={listHref}
              until={isAdministrator ? "" : " until registration ends"}
            />
          )
        }
        lead={
          <>
            {isAdministrator && `${team.countryName} · `}
            <Link href={listHref}>Back to the teams</Link>
            {isAdministrator && (
              <>
                {" · "}
                <Link href={activityHref({ team: team.id })}>Activity of this team</Link>
              </>
            )}
          </>
        }
      />
      {roster && (
        <Notice tone={journeys ? "danger" : "warning"} className="mb-8">
          <strong>Registration time is over!</strong>{" "}
          {journeys ??
            (details
              ? `Only arrivals and departures can still be changed, ${until(deadlines.endOfJourneyDate)}`
              : `The name, the group and the members can no longer be changed. Details can be edited ${until(endOfEditDate(deadlines))}`)}
          {!details &&
            hasLaterJourneys(deadlines) &&
            ` Arrivals and departures can be changed ${until(deadlines.endOfJourneyDate)}`}
        </Notice>
      )}
      <TeamEditor key={team.id} data={data} />
    </PrefillProvider>
  );
};

export default accountPage("/editTeam", renderPage, titleOf);
