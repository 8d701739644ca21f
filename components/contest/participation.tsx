import { Flag } from "@/components/ui/flag";
import type { ParticipatingCountry } from "@/lib/team/views";

interface ParticipationProps {
  countries: readonly ParticipatingCountry[];
  /** The prefix of the edition's paths. */
  base: string;
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

/** The number of teams and contestants, and each country's flag as a link to its teams. Empty before the first team. */
export function Participation({ countries, base }: ParticipationProps) {
  if (countries.length === 0) return null;
  const counts = [
    [sum(countries.map(({ teams }) => teams)), "team", "teams"],
    [sum(countries.map(({ contestants }) => contestants)), "contestant", "contestants"],
    [countries.length, "country", "countries"],
  ] as const;
  return (
    <section
      className="col-[full] border-rule border-b bg-sunk px-gutter py-7 lg:py-12"
      aria-labelledby="participation"
    >
      <div className="mx-auto grid max-w-page items-center gap-x-[clamp(2rem,6vw,5rem)] gap-y-6 md:grid-cols-[auto_minmax(0,1fr)]">
        <h2 id="participation" className="sr-only">
          Taking part
        </h2>
        <ul className="flex flex-wrap gap-x-5 gap-y-2 lg:gap-x-10">
          {counts.map(([count, singular, plural]) => (
            <li key={plural}>
              <b className="block font-semibold font-serif text-3xl/[1.1] text-maple tabular-nums">{count}</b>{" "}
              {count === 1 ? singular : plural}
            </li>
          ))}
        </ul>
        <ul className="flex flex-wrap gap-[0.6rem]">
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
      </div>
    </section>
  );
}
