import type { Metadata } from "next";
import { accountMetadata } from "@/app/metadata";
import { ArrivalMarks } from "@/components/arrival/arrival-marks";
import { ArrivalTick } from "@/components/arrival/arrival-tick";
import { BadgeHolderCard } from "@/components/print/badge-holder-card";
import { ButtonLink } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { PageHeader } from "@/components/ui/page-header";
import { currentEdition } from "@/lib/edition/queries";
import { allows, guides } from "@/lib/platform/auth/roles";
import { type Actor, currentActor } from "@/lib/platform/auth/session";
import { now } from "@/lib/platform/time/clock";
import { formatShort } from "@/lib/platform/time/time";
import { findBadgeHolder } from "@/lib/print/badges";
import { findArriving } from "@/lib/travel/arrivals/queries";

export const generateMetadata = (): Promise<Metadata> => accountMetadata("/badge/{personId}");

/** Where a badge's QR code leads: guides and administrators see whose badge it is, all others whom to write to. */
export default async function BadgePage({ params }: { params: Promise<{ personId: string }> }) {
  const [{ personId }, actor] = await Promise.all([params, currentActor()]);
  if (!actor || !allows(guides, actor.role)) return <FoundBadge loginPath={actor ? null : `/badge/${personId}`} />;
  const holder = await findBadgeHolder(personId);
  if (!holder) {
    return (
      <EmptyState title="Nobody has this badge">It is of another year, or its holder no longer takes part.</EmptyState>
    );
  }
  return (
    <BadgeHolderCard holder={holder}>
      <Arrival actor={actor} personId={personId} />
    </BadgeHolderCard>
  );
}

/** The arrival tick, for users who may mark this person. */
async function Arrival({ actor, personId }: { actor: Actor; personId: string }) {
  const instant = await now();
  const [edition, person] = await Promise.all([currentEdition(), findArriving(actor, personId)]);
  if (!person) return null;
  const arrived = person.arrivedAt && formatShort(person.arrivedAt, edition.timeZone, edition.year);
  return (
    <div className="basis-full border-rule border-t">
      <ArrivalMarks madeAt={instant.toISOString()}>
        <ArrivalTick person={{ id: personId, arrived }}>Arrived</ArrivalTick>
      </ArrivalMarks>
    </div>
  );
}

/** The same for every address, so that it does not say whether there is such a person. */
async function FoundBadge({ loginPath }: { loginPath: string | null }) {
  const { contactEmail } = await currentEdition();
  return (
    <>
      <PageHeader title="Badge" />
      <p className="mb-6">
        Have you found this badge? Please write to the organizers: <a href={`mailto:${contactEmail}`}>{contactEmail}</a>
      </p>
      {loginPath && (
        <>
          <p className="mb-3 text-ink-soft">Guides and organizers see whose badge it is.</p>
          <ButtonLink href={`/login?next=${encodeURIComponent(loginPath)}`} className="justify-self-start">
            Log in
          </ButtonLink>
        </>
      )}
    </>
  );
}
