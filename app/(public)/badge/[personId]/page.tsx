import { accountMetadata } from "@/app/metadata";
import { ContactPhone } from "@/components/guide/contact-phone";
import { ArrivalMarks } from "@/components/travel/arrivals/arrival-marks";
import { ArrivalTick } from "@/components/travel/arrivals/arrival-tick";
import { ButtonAnchor } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Flag } from "@/components/ui/flag";
import { PageHeader } from "@/components/ui/page-header";
import { PageHeading } from "@/components/ui/page-heading";
import { Panel } from "@/components/ui/panel";
import { Portrait } from "@/components/ui/portrait";
import { currentEdition } from "@/lib/edition/queries";
import { allows, guides } from "@/lib/platform/auth/roles";
import { type Actor, currentActor } from "@/lib/platform/auth/session";
import { picturePath } from "@/lib/platform/picture/path";
import { mailHref } from "@/lib/platform/text/mail-href";
import { now } from "@/lib/platform/time/clock";
import { formatShort } from "@/lib/platform/time/time";
import { findBadgeHolder } from "@/lib/print/badges";
import { findArriving } from "@/lib/travel/arrivals/queries";

export const generateMetadata = () => accountMetadata("/badge/{personId}");

/** Where a badge's QR code leads: guides and administrators see whose badge it is, all others whom to write to. */
export default async function BadgePage({ params }: { params: Promise<{ personId: string }> }) {
  const [{ personId }, actor] = await Promise.all([params, currentActor()]);
  if (!actor || !allows(guides, actor.role)) return <FoundBadge loginPath={actor ? null : `/badge/${personId}`} />;
  const holder = await findBadgeHolder(actor, personId);
  if (!holder)
    return (
      <>
        <PageHeader title="Badge" />
        <EmptyState title="Nobody has this badge">
          It is of another year, or its holder no longer takes part.
        </EmptyState>
      </>
    );
  const { fullName, nativeName, picture, country, role, team, group, code } = holder.content;
  const facts = [
    ["Role", role],
    ["Team", [team, group].filter(Boolean).join(" · ")],
    ["Code", code],
  ] as const;
  return (
    <Panel className="flex max-w-measure flex-wrap items-start gap-x-6 gap-y-4">
      <Portrait path={picturePath(picture || null)} name={fullName} countryCode={holder.countryCode} eager />
      <div className="min-w-0 flex-[1_1_14rem]">
        <PageHeading className="wrap-anywhere text-2xl">
          <bdi>{fullName}</bdi>
        </PageHeading>
        {nativeName && (
          <p className="wrap-anywhere text-ink-soft text-lg">
            <bdi lang={holder.nativeLanguage}>{nativeName}</bdi>
          </p>
        )}
        <p className="mt-2 flex items-center gap-2.5">
          <Flag code={holder.countryCode} country="" />
          {country}
        </p>
        <dl className="mt-3 grid grid-cols-[auto_1fr] gap-x-3 gap-y-1 **:[dt]:text-ink-soft">
          {facts.map(
            ([label, value]) =>
              value && (
                <div key={label} className="contents">
                  <dt>{label}</dt>
                  <dd className="wrap-anywhere">
                    <bdi>{value}</bdi>
                  </dd>
                </div>
              ),
          )}
        </dl>
      </div>
      <Arrival actor={actor} personId={personId} />
      {holder.contacts.length > 0 && (
        <dl className="grid basis-full gap-3 border-rule border-t pt-4 md:grid-cols-2">
          {holder.contacts.map(({ role, name, phoneNumber }) => (
            <div key={role + name}>
              <dt className="text-ink-soft text-sm">{role}</dt>
              <dd>
                <ContactPhone contact={{ name, phoneNumber }} />
              </dd>
            </div>
          ))}
        </dl>
      )}
    </Panel>
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
        <ArrivalTick people={[{ id: personId, arrived }]}>Arrived</ArrivalTick>
      </ArrivalMarks>
    </div>
  );
}

/** What everybody else sees: the same for every address, so that it does not tell whether there is such a person. */
async function FoundBadge({ loginPath }: { loginPath: string | null }) {
  const { contactEmail } = await currentEdition();
  return (
    <>
      <PageHeader title="Badge" />
      <p className="mb-6">
        Have you found this badge?{" "}
        {contactEmail ? (
          <>
            Please write to the organizers: <a href={mailHref(contactEmail)}>{contactEmail}</a>
          </>
        ) : (
          "Please give it to the organizers."
        )}
      </p>
      {loginPath && (
        <>
          <p className="mb-3 text-ink-soft">Guides and organizers see whose badge it is.</p>
          <ButtonAnchor href={`/login?next=${encodeURIComponent(loginPath)}`} className="justify-self-start">
            Log in
          </ButtonAnchor>
        </>
      )}
    </>
  );
}
