import type { ReactNode } from "react";
import { arrivalPlaces } from "@/lib/edition/choice-lists";
import { ageLimitOf, toAgeLimits } from "@/lib/edition/dates";
import { formatDeadline } from "@/lib/edition/rules";
import type { EditionRow } from "@/lib/edition/views";
import { joinWithOr } from "@/lib/platform/text/join-list";
import { mailHref } from "@/lib/platform/text/mail-href";
import { dateText, formatDay, toLocalDate } from "@/lib/platform/time/time";

/** How a new country takes part: three steps, with the edition's own dates, age limits, places and costs. */
export function TakePart({ edition }: { edition: EditionRow }) {
  const { contactEmail, endOfRegistrationDate, startDate, timeZone, costs } = edition;
  const limits = toAgeLimits(edition);
  const ages = (["Junior", "Senior"] as const).flatMap((group) => ageLimitOf(limits, group)?.rule ?? []);
  const places = arrivalPlaces(edition);
  return (
    <section
      className="col-[full] border-rule border-b bg-sheet px-gutter py-8 lg:py-12 print:hidden"
      aria-labelledby="take-part"
    >
      <div className="mx-auto max-w-page">
        <h2 id="take-part" className="scroll-mt-4 text-2xl">
          Take part
        </h2>
        <ol className="mt-4 grid gap-x-12 gap-y-6 md:grid-cols-3">
          <Step number={1} title="Ask for a registrator">
            <p>
              One person registers your country’s teams.{" "}
              {contactEmail ? <a href={mailHref(contactEmail)}>Write to us</a> : "Write to the organizers"} with their
              name and e-mail; they get an invitation.
            </p>
            <Detail>
              Invited already? <a href="/login">Log in</a>
            </Detail>
          </Step>
          <Step number={2} title={`Register by ${formatDay(toLocalDate(endOfRegistrationDate, timeZone))}`}>
            <p>A team is a leader and one to four contestants, juniors or seniors.</p>
            {ages.map((rule) => (
              <p key={rule}>{rule}.</p>
            ))}
            <Detail>Until {formatDeadline(endOfRegistrationDate, edition)}</Detail>
          </Step>
          <Step number={3} title={`Come on ${formatDay(dateText(startDate))}`}>
            {places.length > 0 && <p>We meet you at {joinWithOr(places)}.</p>}
            {costs && <p className="whitespace-pre-line">{costs}</p>}
          </Step>
        </ol>
      </div>
    </section>
  );
}

function Step({ number, title, children }: { number: number; title: string; children: ReactNode }) {
  return (
    <li>
      <h3 className="mb-1 flex items-baseline gap-3 text-lg">
        <span
          className="grid size-7 flex-none place-items-center rounded-full bg-maple-fill font-sans text-on-maple text-sm"
          aria-hidden="true"
        >
          {number}
        </span>
        {title}
      </h3>
      {children}
    </li>
  );
}

function Detail({ children }: { children: ReactNode }) {
  return <p className="mt-1 text-ink-soft text-sm">{children}</p>;
}
