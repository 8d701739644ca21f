import { extension } from "@/components/contest/deadline-note";
import { ButtonLink } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { PageLink } from "@/components/ui/page-link";
import { type Deadlines, endOfEditDate, registrationState } from "@/lib/contest/rules";
import { formatInstant } from "@/lib/time";

/** A registrator's actions during registration, on the edit day and after it (specification, section 4). */
export function RegistrationActions({ deadlines, now }: { deadlines: Deadlines; now: Date }) {
  const state = registrationState(deadlines, now);
  const venueTime = (instant: Date) => `${formatInstant(instant, deadlines.timeZone)} (${deadlines.timeZone})`;
  return (
    <>
      {state === "open" ? (
        <p className="greeting-state">
          Registration is open until {venueTime(deadlines.endOfRegistrationDate)}. {deadlines.isExtended && extension}
        </p>
      ) : (
        <Notice tone="danger">
          <p>
            <strong>Registration time is over!</strong>
          </p>
          {state === "editing" && (
            <p>
              <PageLink href="/listTeams">You may edit people's names for another day</PageLink>, until{" "}
              {venueTime(endOfEditDate(deadlines))}.
            </p>
          )}
          {state === "closed" && (
            <p>
              You can still view <PageLink href="/listTeams">your teams</PageLink> and{" "}
              <PageLink href="/listGuests">your guests</PageLink>.
            </p>
          )}
        </Notice>
      )}
      {state !== "closed" && (
        <div className="actions">
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
        </div>
      )}
    </>
  );
}
