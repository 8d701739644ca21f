import type { ReactNode } from "react";
import { extensionSentence } from "@/components/edition/deadline-note";
import { LazyDraftList } from "@/components/forms/lazy-draft-list";
import { NextArrivals } from "@/components/guide/next-arrivals";
import { TeamSummaries } from "@/components/team/team-summaries";
import { Actions } from "@/components/ui/actions";
import { ButtonLink } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { Notice } from "@/components/ui/notice";
import { timeLeft } from "@/lib/edition/dates";
import { currentEdition } from "@/lib/edition/queries";
import {
  type Deadlines,
  deadlinesOf,
  editRefusal,
  endOfEditDate,
  hasLaterJourneys,
  registrationState,
  rosterRefusal,
} from "@/lib/edition/rules";
import type { EditionRow } from "@/lib/edition/views";
import { toHomeTeam } from "@/lib/guide/home-team";
import type { Actor } from "@/lib/platform/auth/session";
import { formatInstant } from "@/lib/platform/time/time";
import { changeableGaps } from "@/lib/readiness/gaps";
import { listGaps } from "@/lib/readiness/queries";
import { listTeamsOfCountry, listTeamsOfGuideUser } from "@/lib/team/queries";
import type { Team } from "@/lib/team/schema";
import { findArrivals, usualDirection } from "@/lib/travel/arrivals/queries";
import { haveArrivalsBegun, headcount } from "@/lib/travel/arrivals/rules";
import { listTeamTransfers } from "@/lib/travel/transfers/party-transfers";

interface GreetingProps {
  actor: Actor;
  now: Date;
}

/** A greeting by name with the role's actions and work (specification, section 2, "Home"). */
export async function Greeting({ actor, now }: GreetingProps) {
  return (
    <section
      className="col-[full] border-rule border-b bg-sheet px-gutter py-[1.1rem] lg:py-7 print:hidden"
      aria-label="For you"
    >
      <div className="mx-auto grid max-w-page gap-4">
        <h2 className="text-xl">Hello, {actor.name}</h2>
        {await workOf(actor, now)}
      </div>
    </section>
  );
}

async function workOf(actor: Actor, now: Date): Promise<ReactNode> {
  const edition = await currentEdition();
  switch (actor.role) {
    case "TeamRegistrator": {
      const deadlines = deadlinesOf(edition, actor.countryId);
      const state = registrationState(deadlines, now);
      const { countryId } = actor;
      const [teams, gaps] = await Promise.all([
        countryId ? listTeamsOfCountry(actor, countryId) : [],
        countryId && state !== "closed" ? listGaps(edition, countryId) : [],
      ]);
      const arrivals = await findCurrentArrivals(teams, edition, now);
      // They come first while there is something to do.
      const actions = <RegistrationActions deadlines={deadlines} now={now} />;
      return (
        <>
          {state !== "closed" && actions}
          {edition.registratorsSeeLetters && (
            <p>
              <Link href="/letters">Invitation letters</Link> for the visas of your teams and guests
            </p>
          )}
          <TeamSummaries teams={teams} gaps={changeableGaps(gaps, state)} arrivals={arrivals} />
          {state === "closed" && actions}
        </>
      );
    }
    case "Guide": {
      const teams = await listTeamsOfGuideUser(actor.id);
      const teamIds = teams.map(({ id }) => id);
      const [transfers, arrivals] = await Promise.all([
        listTeamTransfers(teamIds, edition),
        findCurrentArrivals(teams, edition, now),
      ]);
      const homeTeams = teams.map((team) => toHomeTeam(team, edition, { transfers: transfers.get(team.id) }));
      const people = homeTeams.filter(({ arrival }) => arrival).flatMap((team) => team.people);
      return (
        <>
          <div className="flex flex-wrap items-center gap-x-6 gap-y-3 max-sm:*:basis-full">
            <MainAction href="/guideHome">View my teams</MainAction>
            {arrivals && (
              <p className="text-ink-soft">
                {headcount([{ people: people.filter(({ id }) => arrivals.has(id)) }])} of {headcount([{ people }])}{" "}
                arrived
              </p>
            )}
          </div>
          <NextArrivals teams={homeTeams} now={now} timeZone={edition.timeZone} />
        </>
      );
    }
    case "Administrator":
      return <MainAction href="/controlPanel">Control Panel</MainAction>;
  }
}

/** When people arrived, by their ids; null outside the days of arrivals. */
async function findCurrentArrivals(teams: readonly Team[], edition: EditionRow, now: Date) {
  const areCurrent =
    haveArrivalsBegun(teams, now, edition.timeZone) && (await usualDirection(edition, now)) === "ARRIVAL";
  return areCurrent ? findArrivals(teams) : null;
}

function MainAction({ href, children }: { href: string; children: string }) {
  return (
    <Actions className="max-sm:flex-col">
      <ButtonLink variant="primary" href={href}>
        {children}
      </ButtonLink>
    </Actions>
  );
}

/** A registrator's actions during registration, on the edit day and after it (specification, section 4). */
function RegistrationActions({ deadlines, now }: { deadlines: Deadlines; now: Date }) {
  const state = registrationState(deadlines, now);
  const localTime = (instant: Date) => formatInstant(instant, deadlines.timeZone);
  const remaining = (instant: Date) => `${timeLeft(instant, now, deadlines.timeZone)} left`;
  const endOfEdit = endOfEditDate(deadlines);
  const hasGuestActions = editRefusal(deadlines, now) === null;
  const journeys =
    hasLaterJourneys(deadlines) &&
    ` Arrivals and departures can be changed until ${localTime(deadlines.endOfJourneyDate)}.`;
  return (
    <>
      {state === "open" ? (
        <p className="text-ink-soft">
          Registration is open until {localTime(deadlines.endOfRegistrationDate)}.{" "}
          {deadlines.isExtended && extensionSentence}{" "}
          <strong className="whitespace-nowrap text-ink">{remaining(deadlines.endOfRegistrationDate)}.</strong>
          {journeys}
        </p>
      ) : (
        <Notice tone="danger">
          <p>
            <strong>{deadlines.hasDates ? "Registration time is over!" : rosterRefusal(deadlines, now)}</strong>
          </p>
          {state === "journeys" && (
            <p>
              Arrivals and departures of <Link href="/listTeams">your teams</Link> and{" "}
              <Link href="/listGuests">your guests</Link> can still be changed until{" "}
              {localTime(deadlines.endOfJourneyDate)}: {remaining(deadlines.endOfJourneyDate)}.
            </p>
          )}
          {state === "editing" && (
            <p>
              <Link href="/listTeams">You may edit people's names for another day</Link>, until {localTime(endOfEdit)}:{" "}
              {remaining(endOfEdit)}.{journeys}
            </p>
          )}
          {state === "closed" && (
            <p>
              You can still view <Link href="/listTeams">your teams</Link> and{" "}
              <Link href="/listGuests">your guests</Link>.
            </p>
          )}
        </Notice>
      )}
      {state === "open" && <LazyDraftList of="new team" />}
      {hasGuestActions && <LazyDraftList of="new guest" />}
      {hasGuestActions && (
        <Actions className="max-sm:grid max-sm:grid-cols-2">
          {state === "open" && (
            <>
              <ButtonLink variant="primary" href="/addTeam">
                Add Team
              </ButtonLink>
              <ButtonLink href="/listTeams">List and Edit Teams</ButtonLink>
            </>
          )}
          <ButtonLink href="/addGuest">Add Guest</ButtonLink>
          <ButtonLink href="/listGuests">List and Edit Guests</ButtonLink>
        </Actions>
      )}
    </>
  );
}
