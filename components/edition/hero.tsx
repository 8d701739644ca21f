import { cx } from "class-variance-authority";
import type { ReactNode } from "react";
import { Actions } from "@/components/ui/actions";
import { ButtonAnchor } from "@/components/ui/button";
import { LeafTree } from "@/components/ui/leaf-tree";
import { PageHeading } from "@/components/ui/page-heading";
import { datesText } from "@/lib/edition/dates";
import type { Contest } from "@/lib/edition/schema";

type HeroContest = Pick<
  Contest,
  "name" | "hasDates" | "startDate" | "endDate" | "venue" | "invitationLetterUrl" | "materialsUrl"
>;

interface HeroProps {
  contest: HeroContest;
  countdown?: string | null;
  /** A button to the page or section that matters most, before the documents. */
  mainLink?: { title: string; href: string } | null;
  facts?: ReactNode;
  /** Whether the leaf turns gold, as it does once the results are published. */
  isGolden?: boolean;
  /** Whether it is a preview inside another page, which has its own h1. */
  isPreview?: boolean;
}

/** The head of the home page: name, dates, venue, countdown, facts, main link and documents. */
export function Hero({ contest, countdown, mainLink, facts, isGolden, isPreview = false }: HeroProps) {
  const { name, venue } = contest;
  const dates = datesText(contest);
  const Heading = isPreview ? "h3" : PageHeading;
  return (
    <section className="col-[full] border-rule border-b bg-graph bg-paper px-gutter print:bg-none">
      <div className="mx-auto grid max-w-page grid-cols-[minmax(0,1fr)_6.5rem] items-center gap-x-4 py-7 md:grid-cols-[minmax(0,1.7fr)_minmax(0,1fr)] md:gap-x-12 md:py-12 lg:py-18">
        <Heading className="text-display tracking-[-0.022em] max-md:col-span-2 max-md:text-[clamp(1.75rem,8.6vw,2.5rem)]">
          {name}
        </Heading>
        <div className="mt-4 lg:mt-7">
          {dates && (
            <p className="font-semibold font-serif text-[clamp(1.25rem,1rem+1.2vw,1.75rem)]/[1.3] text-maple">
              {dates}
            </p>
          )}
          <p className="text-ink-soft text-lg/8">{venue}</p>
          {countdown && (
            <p className="mt-3">
              <Countdown text={countdown} />
            </p>
          )}
          {facts}
        </div>
        <LeafTree
          isGolden={isGolden}
          className="h-auto w-full max-w-100 justify-self-center max-md:mt-4 md:col-start-2 md:row-span-3 md:row-start-1 md:h-0 md:min-h-full"
        />
        <Documents contest={contest} mainLink={mainLink} className="mt-5 max-md:col-span-2 lg:mt-8" />
      </div>
    </section>
  );
}

/** A short Hero for signed-in users, whose own work follows it. */
export function ShortHero({ contest, countdown, mainLink, facts }: HeroProps) {
  return (
    <section className="col-[full] border-rule border-b bg-graph bg-paper px-gutter py-5 lg:py-7 print:bg-none">
      <div className="mx-auto max-w-page">
        <PageHeading className="text-2xl">{contest.name}</PageHeading>
        <div className="mt-1 flex flex-wrap items-end justify-between gap-x-8 gap-y-2">
          <div>
            <div className="flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1">
              <p className="text-ink-soft">{[datesText(contest), contest.venue].filter(Boolean).join(" · ")}</p>
              {countdown && <Countdown text={countdown} />}
            </div>
            {facts}
          </div>
          <Documents contest={contest} mainLink={mainLink} variant="secondary" className="max-sm:mt-2" />
        </div>
      </div>
    </section>
  );
}

function Countdown({ text }: { text: string }) {
  return (
    <span className="inline-block rounded-2xl border border-amber bg-amber-wash px-3 py-[0.2rem] font-semibold text-amber text-sm/6">
      {text}
    </span>
  );
}

interface DocumentsProps extends Pick<HeroProps, "contest" | "mainLink"> {
  /** Signed-in users have another main button below. */
  variant?: "primary" | "secondary";
  className?: string;
}

function Documents({ contest, mainLink, variant = "primary", className }: DocumentsProps) {
  const { invitationLetterUrl, materialsUrl } = contest;
  return (
    <Actions className={cx("items-center gap-x-6 gap-y-1", className)}>
      {mainLink && (
        <ButtonAnchor variant={variant} href={mainLink.href} className="max-sm:w-full">
          {mainLink.title}
        </ButtonAnchor>
      )}
      {invitationLetterUrl && (
        <a href={invitationLetterUrl} className="py-2.5 font-semibold">
          Invitation letter
        </a>
      )}
      {materialsUrl && (
        <a href={materialsUrl} className="py-2.5 font-semibold">
          Competition materials
        </a>
      )}
    </Actions>
  );
}
