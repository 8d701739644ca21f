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
    <section className="relative col-[full] border-rule border-b bg-graph bg-paper px-gutter max-md:overflow-clip print:bg-none">
      <div className="mx-auto grid max-w-page items-center gap-x-12 gap-y-6 py-8 md:grid-cols-[minmax(0,1.7fr)_minmax(0,1fr)] md:py-12 lg:py-18">
        <div>
          <h1 className="text-display tracking-[-0.022em]">{name}</h1>
          <p className="mt-4 font-semibold font-serif text-lg/[1.3] text-maple lg:mt-7 lg:text-[1.75rem]">
            {formatDateRange(startDate, endDate)}
          </p>
          <p className="text-ink-soft text-lg/8">{venue}</p>
          {countdown && (
            <p className="mt-3 inline-block rounded-2xl border border-amber bg-amber-wash px-3 py-0.75 font-semibold text-amber text-sm/6">
              {countdown}
            </p>
          )}
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
