import { RegistrationActions } from "@/components/contest/registration-actions";
import { Actions } from "@/components/ui/actions";
import { ButtonLink } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import type { Actor } from "@/lib/auth/session";
import { deadlinesOf } from "@/lib/contest/rules";
import type { CurrentEdition } from "@/lib/contest/views";

interface GreetingProps {
  actor: Actor | null;
  edition: CurrentEdition;
  now: Date;
}

/** A greeting by name with the role's actions (specification, section 2, "Home"). */
export function Greeting({ actor, edition, now }: GreetingProps) {
  return (
    <section className="greeting col-[full]" aria-label="For you">
      <div className="wrap">
        {actor ? (
          <>
            <h2>Hello, {actor.name}</h2>
            <RoleActions actor={actor} edition={edition} now={now} />
          </>
        ) : (
          <p className="greeting-state">
            Registering teams for your country? <Link href="/login">Log in</Link> with the account that the organizers
            sent you.
          </p>
        )}
      </div>
    </section>
  );
}

function RoleActions({ actor, edition, now }: GreetingProps & { actor: Actor }) {
  switch (actor.role) {
    case "Administrator":
      return (
        <Actions>
          <ButtonLink variant="primary" href="/controlPanel">
            Control Panel
          </ButtonLink>
        </Actions>
      );
    case "Guide":
      return (
        <Actions>
          <ButtonLink variant="primary" href="/guideHome">
            View my teams
          </ButtonLink>
        </Actions>
      );
    case "TeamRegistrator":
      return <RegistrationActions deadlines={deadlinesOf(edition, actor.countryId)} now={now} />;
  }
}
