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
    <section className="participation col-[full]" aria-labelledby="participation">
      <div className="wrap">
        <h2 id="participation" className="sr-only">
          Taking part
        </h2>
        <ul className="participation-counts">
          {counts.map(([count, singular, plural]) => (
            <li key={plural}>
              <b>{count}</b> {count === 1 ? singular : plural}
            </li>
          ))}
        </ul>
        <ul className="participation-flags">
          {countries.map(({ code, name }) => (
            <li key={code}>
              <a href={`${base}/teams?country=${code}`} title={name}>
                <Flag code={code} country={name} />
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
