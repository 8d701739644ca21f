import { cx } from "class-variance-authority";
import { logoPlate } from "@/components/ui/logo-plate";
import { Section } from "@/components/ui/section";
import type { Contest, VenuePicture } from "@/lib/edition/schema";
import { mapUrl } from "@/lib/edition/venue";
import { sum } from "@/lib/platform/sum";
import { joinWithOr } from "@/lib/platform/text/join-list";
import { plural } from "@/lib/platform/text/plural";
import { formatDay } from "@/lib/platform/time/time";
import type { ParticipatingCountry } from "@/lib/team/views";

interface EditionBase {
  /** The prefix of the edition's paths. */
  base: string;
}

export function Totals({ countries }: { countries: readonly { teams: number; contestants: number }[] }) {
  const counts = [
    [sum(countries.map(({ teams }) => teams)), "team", "teams"],
    [sum(countries.map(({ contestants }) => contestants)), "contestant", "contestants"],
    [countries.length, "country", "countries"],
  ] as const;
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-2 lg:gap-x-10" aria-label="Totals">
      {counts.map(([count, singular, pluralNoun]) => (
        <li key={pluralNoun}>
          <b className="block font-semibold font-serif text-3xl/[1.1] text-maple tabular-nums">{count}</b>{" "}
          {count === 1 ? singular : pluralNoun}
        </li>
      ))}
    </ul>
  );
}

interface ProgrammeProps extends EditionBase {
  /** In order; dates are yyyy-MM-dd. */
  days: readonly { date: string; items: readonly { title: string }[] }[];
}

export function Programme({ days, base }: ProgrammeProps) {
  if (days.length === 0) return null;
  return (
    <section>
      <h2 className="mb-3 text-xl/[1.6]">The programme</h2>
      <ol className="mb-4 border-rule border-l-2">
        {days.map(({ date, items }) => (
          <li
            key={date}
            className={cx(
              "relative py-[0.3rem] pl-5 before:absolute before:top-3 before:left-[-6.5px] before:size-2.75 before:rounded-full before:border-2",
              "before:border-paper before:bg-maple nth-[3n+2]:before:bg-amber-leaf nth-[3n]:before:bg-forest-leaf",
            )}
          >
            <time className="block font-semibold font-serif text-base/[1.4]" dateTime={date}>
              {formatDay(date)}
            </time>
            <span className="block text-ink-soft text-sm/[1.45]">
              {items.map(({ title }) => title).join("\u00a0· ")}
            </span>
          </li>
        ))}
      </ol>
      <a href={`${base}/schedule`}>Full schedule</a>
    </section>
  );
}

interface VenueProps {
  contest: Contest;
  /** Where people arrive. */
  places: readonly string[];
}

/** The venue with its address, where people arrive, photos and maps. */
export function Venue({ contest, places }: VenueProps) {
  const { venue, venueAddress, venuePictures } = contest;
  const url = mapUrl(contest);
  if (venuePictures.length === 0 && (!url || places.length === 0)) return null;
  const pictures = [...venuePictures].sort((a, b) => Number(a.isMap) - Number(b.isMap));
  return (
    <Section title="The venue" size="2xl" className="mt-10 lg:mt-19">
      <address className="mt-1 mb-5 flex flex-wrap gap-x-4 text-ink-soft not-italic">
        {venueAddress ?? venue}
        {url && <a href={url}>Open in maps</a>}
      </address>
      {places.length > 0 && <p className="-mt-3 mb-5 text-ink-soft">You arrive at {joinWithOr(places)}.</p>}
      <ul
        className={cx(
          "grid gap-x-6 gap-y-7 empty:hidden",
          pictures.length > 1 && "sm:grid-cols-2",
          pictures.length > 1 && pictures.length % 2 === 1 && "lg:grid-cols-3",
        )}
      >
        {pictures.map((picture) => (
          <li key={`${picture.imageUrl} ${picture.caption}`} className="max-w-xl break-inside-avoid">
            <VenueFigure picture={picture} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function VenueFigure({ picture: { imageUrl, width, height, caption, isMap } }: { picture: VenuePicture }) {
  return (
    <figure>
      <img
        src={imageUrl}
        alt=""
        width={width}
        height={height}
        loading="lazy"
        decoding="async"
        className={cx("w-full rounded-md border border-rule bg-plate", isMap ? "h-auto" : "aspect-3/2 object-cover")}
      />
      <figcaption className="mt-2 text-ink-soft text-sm">{caption}</figcaption>
    </figure>
  );
}

const sponsorTiers = [
  { tier: "gold", list: "goldenSponsors" },
  { tier: "silver", list: "silverSponsors" },
  { tier: "bronze", list: "bronzeSponsors" },
] as const;

interface ThanksProps extends EditionBase {
  contest: Pick<Contest, "goldenSponsors" | "silverSponsors" | "bronzeSponsors">;
}

export function Thanks({ contest, base }: ThanksProps) {
  const sponsors = sponsorTiers.flatMap(({ tier, list }) => contest[list].map((company) => ({ ...company, tier })));
  if (sponsors.length === 0) return null;
  return (
    <Section title="With thanks to" size="2xl" className="mt-10 lg:mt-19">
      <ul className="mt-5 mb-4 grid grid-cols-2 gap-4 sm:grid-cols-[repeat(auto-fill,minmax(14rem,1fr))]">
        {sponsors.map(({ name, imageUrl, tier }) => (
          <li
            key={`${tier} ${name}`}
            className={logoPlate({ edge: tier, className: "h-28 p-3 text-center font-serif shadow-sheet" })}
          >
            {imageUrl ? <img src={imageUrl} alt={name} loading="lazy" decoding="async" /> : <span>{name}</span>}
          </li>
        ))}
      </ul>
      <a href={`${base}/sponsors`}>All sponsors</a>
    </Section>
  );
}

interface LastEditionProps {
  year: number;
  /** Whether that edition was in the year before the current one. */
  isLastYear: boolean;
  hasResults: boolean;
  countries: readonly ParticipatingCountry[];
}

/** Such as "Last year: 40 teams from 20 countries · Results 2024" */
export function LastEdition({ year, isLastYear, hasResults, countries }: LastEditionProps) {
  if (countries.length === 0) return null;
  const teams = sum(countries.map((country) => country.teams));
  return (
    <p className="mt-6 flex flex-wrap gap-x-4">
      <span>
        {isLastYear ? "Last year" : `In ${year}`}: <b>{plural(teams, "team", "teams")}</b> from{" "}
        <b>{plural(countries.length, "country", "countries")}</b>
      </span>
      <a href={`/${year}/${hasResults ? "results" : "teams"}`}>{hasResults ? `Results ${year}` : `Teams ${year}`}</a>
    </p>
  );
}
