import { type ReactNode, useId } from "react";
import { Totals } from "@/components/edition/home-sections";
import { Flag } from "@/components/ui/flag";
import { Panel } from "@/components/ui/panel";
import type { TimedEntry } from "@/lib/edition/schedule-now";
import { withHeadingAnchors } from "@/lib/platform/html/headings";
import { excerpt, plainText } from "@/lib/platform/html/plain-text";
import { formatDay, weekdayOf } from "@/lib/platform/time/time";
import type { ParticipatingCountry } from "@/lib/team/views";

/** The most characters of the rules that their card shows. */
const maxRulesLength = 140;
const maxRulesHeadings = 6;

interface HomeCardsProps {
  countries: readonly ParticipatingCountry[];
  /** What comes next in the schedule; empty after the tournament. */
  entries: readonly TimedEntry[];
  /** The edition's rules, as HTML. */
  rules: string;
  /** The prefix of the edition's paths. */
  base: string;
}

/** Teams, schedule and rules, each with the first thing to know; a card without anything to say is left out. */
export function HomeCards({ countries, entries, rules, base }: HomeCardsProps) {
  const textsBetweenHeadings = rules.split(/<h\d[^>]*>.*?<\/h\d>/s).map(plainText);
  const rulesText = textsBetweenHeadings.find(Boolean) ?? "";
  const rulesHeadings = withHeadingAnchors(rules).headings.slice(0, maxRulesHeadings);
  if (countries.length === 0 && entries.length === 0 && !rulesText) return null;
  return (
    <div className="mt-8 grid gap-5 md:auto-cols-fr md:grid-flow-col">
      {countries.length > 0 && (
        <Card title="Teams" href={`${base}/teams`}>
          <h3 className="sr-only">Taking part</h3>
          <Totals countries={countries} />
          <Flags countries={countries} base={base} />
        </Card>
      )}
      {entries.length > 0 && (
        <Card title="Schedule" href={`${base}/schedule`}>
          <ul className="space-y-2">
            {entries.map(({ date, startTime, title }) => (
              <li key={`${date} ${startTime} ${title}`}>
                {title}
                <span className="block text-ink-soft text-sm">
                  {weekdayOf(date)}, {formatDay(date)}
                  {startTime && `, ${startTime}`}
                </span>
              </li>
            ))}
          </ul>
        </Card>
      )}
      {rulesText && (
        <Card title="Rules" href={`${base}/information/rules`}>
          <p>{excerpt(rulesText, maxRulesLength)}</p>
          <p className="text-ink-soft text-sm empty:hidden">{rulesHeadings.map(({ text }) => text).join(" · ")}</p>
        </Card>
      )}
    </div>
  );
}

function Card({ title, href, children }: { title: string; href: string; children: ReactNode }) {
  const id = useId();
  return (
    <Panel>
      <section aria-labelledby={id} className="grid gap-2">
        <h2 id={id} className="text-xl">
          <a href={href} className="text-ink no-underline hover:underline">
            {title}
          </a>
        </h2>
        {children}
      </section>
    </Panel>
  );
}

/** Each flag is a link to the country's teams. */
function Flags({ countries, base }: Pick<HomeCardsProps, "countries" | "base">) {
  return (
    <ul className="mt-1 flex flex-wrap gap-2 [&_.flag]:h-[18px] [&_.flag]:w-[29px]">
      {countries.map(({ code, name }) => (
        <li key={code}>
          <a
            href={`${base}/teams?country=${code}`}
            className="block *:hover:outline-2 *:hover:outline-maple *:hover:outline-offset-2"
            title={name}
          >
            <Flag code={code} country={name} />
          </a>
        </li>
      ))}
    </ul>
  );
}
