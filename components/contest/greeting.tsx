import type { ReactNode } from "react";
import { RegistrationActions } from "@/components/contest/registration-actions";
import { Actions } from "@/components/ui/actions";
import { ButtonLink } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { deadlinesOf } from "@/lib/edition/rules";
import type { EditionRow } from "@/lib/edition/views";
import type { Actor } from "@/lib/platform/auth/session";

interface RoleActionsProps {
  actor: Actor;
  edition: EditionRow;
  now: Date;
}

interface GreetingProps extends Omit<RoleActionsProps, "actor"> {
  actor: Actor | null;
  /** The user's work, below the actions. */
  children: ReactNode;
}

/** A greeting by name with the role's actions (specification, section 2, "Home"). */
export function Greeting({ actor, edition, now, children }: GreetingProps) {
  return (
    <section
      className="col-[full] border-rule border-b bg-sheet px-gutter py-[1.1rem] lg:py-7 print:hidden"
      aria-label="For you"
    >
      <div className="mx-auto grid max-w-page gap-4">
        {actor ? (
          <>
            <h2 className="text-xl">Hello, {actor.name}</h2>
            <RoleActions actor={actor} edition={edition} now={now} />
            {children}
          </>
        ) : (
          <p className="text-ink-soft">
            Registering teams for your country? <Link href="/login">Log in</Link> with the account that the organizers
            sent you.
          </p>
        )}
      </div>
    </section>
  );
}

function RoleActions({ actor, edition, now }: RoleActionsProps) {
  if (actor.role === "TeamRegistrator")
    return <RegistrationActions deadlines={deadlinesOf(edition, actor.countryId)} now={now} />;
  return (
    <Actions className="max-sm:flex-col">
      {actor.role === "Guide" ? (
        <ButtonLink variant="primary" href="/guideHome">
          View my teams
        </ButtonLink>
      ) : (
        <ButtonLink variant="primary" href="/controlPanel">
          Control Panel
        </ButtonLink>
      )}
    </Actions>
  );
}
