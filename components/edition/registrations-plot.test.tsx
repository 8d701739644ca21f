import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { RegistrationsPlot } from "@/components/edition/registrations-plot";

const days = [
  { date: "2025-02-27", teams: 1, contestants: 4 },
  { date: "2025-03-01", teams: 2, contestants: 5 },
];

it.each([
  ["today", days, "2025-03-03", "H4"],
  ["today, also on the day of the first registration", days.slice(0, 1), "2025-02-27", "H0"],
  ["at the deadline once it has passed", days, "2025-04-01", "H12"],
])("the lines end %s", (_when, shownDays, today, end) => {
  const html = renderToStaticMarkup(<RegistrationsPlot days={shownDays} deadline="2025-03-11" today={today} />);
  const lines = [...html.matchAll(/ d="(M[^"]*)"/g)].map(([, path]) => path);
  expect(lines).toEqual([expect.stringMatching(`${end}$`), expect.stringMatching(`${end}$`)]);
});
