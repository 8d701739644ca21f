import { expect, it } from "vitest";
import { insertAccount } from "@/e2e/support/factory";
import { createGuideWithTeams } from "@/e2e/support/guide-with-teams";
import { readPage } from "@/e2e/support/html";
import { logIn } from "@/e2e/support/http";
import { uniqueName } from "@/e2e/support/names";

/** A guide's page at noon of the arrival day, in Shumen's time. */
const read = async (account: Parameters<typeof logIn>[0]) =>
  readPage("/guideHome", { token: await logIn(account), at: "2025-04-09T09:00:00Z" });

it("lists the next arrivals first, then the earlier ones from the latest, and opens the next one", async () => {
  const [evening, afternoon, morning, eve] = [
    uniqueName("Evening"),
    uniqueName("Afternoon"),
    uniqueName("Morning"),
    uniqueName("Eve"),
  ];
  const page = await read(
    await createGuideWithTeams([
      { name: eve, timeOfArrival: "2025-04-08T20:00" },
      { name: evening, timeOfArrival: "2025-04-09T19:00" },
      { name: morning, timeOfArrival: "2025-04-09T08:00" },
      { name: afternoon, timeOfArrival: "2025-04-09T13:00" },
    ]),
  );
  const headings = page.all("h3");
  const listed = [afternoon, evening, morning, eve];
  expect(headings.map((heading) => listed.find((name) => heading.text.includes(name)))).toEqual(listed);
  // The heading or its button says whether the team is open.
  const states = headings.map(
    (heading) => [heading, ...heading.all("button")].flatMap((element) => element.attribute("data-state") ?? [])[0],
  );
  expect(states.slice(0, 2)).toEqual(["open", "closed"]);
});

it("shows a guide only their own teams, and without teams or a guide record an empty state", async () => {
  const name = uniqueName("Foreign");
  await createGuideWithTeams([{ name, timeOfArrival: "2025-04-09T14:30" }]);
  for (const account of [await createGuideWithTeams([]), await insertAccount("Guide")]) {
    const { html, text } = await read(account);
    expect(text).toContain("No teams yet");
    expect(html).not.toContain(name);
  }
});
