import { formatDateRange } from "@/components/contest/dates";
import { LeafTree } from "@/components/contest/leaf-tree";
import { Actions } from "@/components/ui/actions";
import { ButtonAnchor } from "@/components/ui/button";
import type { Contest } from "@/lib/contest/schema";

type HeroContest = Pick<Contest, "name" | "startDate" | "endDate" | "venue" | "invitationLetterUrl" | "materialsUrl">;

/** The head of the home page: name, dates, venue, countdown and document links. */
export function Hero({ contest, countdown }: { contest: HeroContest; countdown?: string | null }) {
  const { name, startDate, endDate, venue, invitationLetterUrl, materialsUrl } = contest;
  return (
    <section className="hero col-[full]">
      <div className="wrap">
        <div>
          <h1>{name}</h1>
          <p className="hero-when">{formatDateRange(startDate, endDate)}</p>
          <p className="hero-where">{venue}</p>
          {countdown && <p className="hero-countdown">{countdown}</p>}
          <Actions className="mt-5 max-md:pr-34 lg:mt-8">
            {invitationLetterUrl && (
              <ButtonAnchor variant="primary" href={invitationLetterUrl}>
                Invitation letter
              </ButtonAnchor>
            )}
            {materialsUrl && <ButtonAnchor href={materialsUrl}>Competition materials</ButtonAnchor>}
          </Actions>
        </div>
        <LeafTree />
      </div>
    </section>
  );
}
