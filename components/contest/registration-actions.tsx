import { extension } from "@/components/contest/deadline-note";
import { Actions } from "@/components/ui/actions";
import { ButtonLink } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { Notice } from "@/components/ui/notice";
import { timeLeft } from "@/lib/edition/countdown";
import { type Deadlines, endOfEditDate, registrationState } from "@/lib/edition/rules";
import { formatInstant } from "@/lib/platform/time/time";

/** A registrator's actions during registration, on the edit day and after it (specification, section 4). */
export function RegistrationActions({ deadlines, now }: { deadlines: Deadlines; now: Date }) {
  const state = registrationState(deadlines, now);
  const local = (instant: Date) => formatInstant(instant, deadlines.timeZone);
  return (
    <>
      {state === "open" ? (
        <p className="text-ink-soft">
          Registration is open until {local(deadlines.endOfRegistrationDate)}. {deadlines.isExtended && extension}{" "}
          <strong className="text-ink">
            {timeLeft(deadlines.endOfRegistrationDate, now, deadlines.timeZone)} left
          </strong>
        </p>
      ) : (
        <Notice tone="danger">
          <p>
            <strong>Registration time is over!</strong>
          </p>
          {state === "editing" && (
            <p>
              <Link href="/listTeams">You may edit people's names for another day</Link>, until{" "}
              {local(endOfEditDate(deadlines))}: {timeLeft(endOfEditDate(deadlines), now, deadlines.timeZone)} left.
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
      {state !== "closed" && (
        <Actions className="max-sm:flex-col">
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
