import { panelPage } from "@/app/account-page";
import { CountsTable } from "@/components/control-panel/counts-table";
import { emptyTexts } from "@/components/edition/empty-texts";
import { Totals } from "@/components/edition/home-sections";
import { BarChart } from "@/components/ui/bar-chart";
import { PageHeader } from "@/components/ui/page-header";
import { hrefWith } from "@/components/ui/search-params";
import { yearParam } from "@/lib/edition/edition-path";
import { plural } from "@/lib/platform/text/plural";
import { formatDay } from "@/lib/platform/time/time";
import { noAnswer } from "@/lib/question/labels";
import { getAnswerCounts, getStatistics } from "@/lib/statistics/queries";
import type { AnswerCounts, Statistics } from "@/lib/statistics/schema";
import { getParticipation } from "@/lib/team/queries";

const tableAndChart = "mt-10 grid grid-cols-1 gap-10 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] xl:items-start";
const juniorsAndSeniors = [
  { label: "Junior", fill: "fill-forest-leaf" },
  { label: "Senior", fill: "fill-amber-leaf" },
];

/** The contestants and teams of each country; `junior`, `senior` and `official` are of official teams. */
function countryRows({ contestantStatisticByCountry, participationByCountry }: Statistics) {
  return Object.entries(participationByCountry).map(([country, participation]) => {
    const counts = contestantStatisticByCountry[country];
    return {
      country,
      junior: counts?.officialJunior ?? 0,
      senior: counts?.officialSenior ?? 0,
      official: counts?.officialAll ?? 0,
      ...participation,
    };
  });
}

/** The lists of contestants behind a country's counts. */
function hrefsOf(country: string, year: string) {
  const href = (filters: Record<string, string>) =>
    hrefWith("/controlPanel/contestants", { year, country, ...filters });
  return {
    junior: href({ group: "Junior", official: "Official" }),
    senior: href({ group: "Senior", official: "Official" }),
    official: href({ official: "Official" }),
    unofficial: href({ official: "Unofficial" }),
    online: href({ online: "Online" }),
  };
}

/** An edition in numbers: by country, T-shirts and operating systems (specification, section 2, "Control panel", Statistics). */
export default panelPage("/controlPanel/statistics", async ({ edition }) => {
  const [statistics, answers, participation] = await Promise.all([
    getStatistics(edition.year),
    getAnswerCounts(edition.year),
    getParticipation(edition.year),
  ]);
  const { countriesCount, tShirts, operatingSystems } = statistics;
  const countries = countryRows(statistics);
  const empty = emptyTexts("contestants", "Contestants are counted here once a team is registered.", edition);
  return (
    <>
      <PageHeader
        title="Statistics"
        lead={`${plural(countriesCount, "country has", "countries have")} contestants. Junior, Senior and All count official teams.`}
      />
      <Totals countries={countries} />
      <div className={tableAndChart}>
        <CountsTable
          name="statistics"
          title="By country"
          itemNames={["country", "countries"]}
          rows={countries.map(({ country, teams, contestants, ...counts }) => ({
            ...counts,
            id: country,
            flag: participation.find(({ name }) => name === country)?.code,
            hrefs: hrefsOf(country, yearParam(edition)),
          }))}
          firstColumn={{ key: "country", title: "Country", total: "All countries" }}
          counts={{ junior: "Junior", senior: "Senior", official: "All", unofficial: "Unofficial", online: "Online" }}
          empty={empty}
        />
        {countriesCount > 0 && (
          <BarChart
            title="Largest delegations first"
            series={juniorsAndSeniors}
            bars={[...countries]
              .sort((a, b) => b.official - a.official || b.senior - a.senior)
              .map(({ country, junior, senior }) => ({ label: country, values: [junior, senior] }))}
          />
        )}
      </div>
      <div className={tableAndChart}>
        <CountsTable
          name="t-shirts"
          prefix="tshirts."
          title="T-shirts"
          itemNames={["size", "sizes"]}
          rows={tShirts.map(({ size, ...counts }) => ({ id: size ?? "Missing", ...counts }))}
          firstColumn={{ key: "size", title: "Size", total: "All sizes" }}
          counts={{
            contestants: "Contestants",
            leaders: "Leaders",
            deputyLeaders: "Deputies",
            guides: "Guides",
            guests: "Guests",
            committees: "Committees",
            all: "All",
          }}
          empty={empty}
        />
        <BarChart
          title="T-shirts by size"
          series={[
            { label: "Contestants", fill: "fill-forest-leaf" },
            { label: "Leaders and deputies", fill: "fill-amber-leaf" },
            { label: "Others", fill: "fill-edge" },
          ]}
          bars={tShirts.map(({ size, contestants, leaders, deputyLeaders, guides, guests, committees }) => ({
            label: size ?? "Missing",
            values: [contestants, leaders + deputyLeaders, guides + guests + committees],
          }))}
        />
      </div>
      <div className={tableAndChart}>
        <CountsTable
          name="operating-systems"
          prefix="systems."
          title="Operating systems"
          itemNames={["operating system", "operating systems"]}
          rows={operatingSystems.map(({ name, ...counts }) => ({ id: name, ...counts }))}
          firstColumn={{ key: "name", title: "Operating system", total: "All contestants" }}
          counts={{ junior: "Junior", senior: "Senior", all: "All" }}
          empty={empty}
        />
        <BarChart
          title="Contestants by operating system"
          series={juniorsAndSeniors}
          bars={operatingSystems.map(({ name, junior, senior }) => ({ label: name, values: [junior, senior] }))}
        />
      </div>
      <AnswerTables counts={answers} empty={empty} />
    </>
  );
});

interface AnswerTablesProps {
  counts: AnswerCounts;
  empty: ReturnType<typeof emptyTexts>;
}

/** For each question with choices, how many people gave which, by day. */
function AnswerTables({ counts: { days, questions }, empty }: AnswerTablesProps) {
  return questions.map(({ id, label, choices }, i) => (
    <div key={id} className="mt-10">
      <CountsTable
        name={`answers-${i + 1}`}
        prefix={`answers${i + 1}.`}
        title={label}
        itemNames={["answer", "answers"]}
        rows={choices.map(({ choice, all, byDay }) => ({
          id: choice ?? noAnswer,
          all,
          ...Object.fromEntries(days.map((day, column) => [day, byDay[column] ?? 0])),
        }))}
        firstColumn={{ key: "choice", title: "Answer" }}
        counts={{ all: "All", ...Object.fromEntries(days.map((day) => [day, formatDay(day)])) }}
        empty={empty}
      />
      {days.length > 0 && (
        <p className="mt-2 text-ink-soft text-sm/6">
          By day: those who are there, from arrival to departure, and all guides. People without both dates are in All
          only.
        </p>
      )}
    </div>
  ));
}
