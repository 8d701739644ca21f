import { randomUUID } from "node:crypto";
import { writeFileSync } from "node:fs";
import { type BrowserWindow, button, field, fileField, group, heading } from "@/e2e/engines/support/browser-window";
import { expectPath, expectSaved, expectText, expectTrue, open, signInAsNew, test } from "@/e2e/engines/support/test";
import { db } from "@/e2e/support/site";
import { pictureBase64 } from "@/e2e/support/team-payload";

async function pictureFile(path: string): Promise<string> {
  writeFileSync(path, await pictureBase64("#22637b"), "base64");
  return path;
}

async function fillTravel(window: BrowserWindow): Promise<void> {
  await window.fill(field("Time of arrival"), "2025-04-09T14:30");
  await window.select(field("Arrival location"), "Other");
  await window.fill(field("Time of departure"), "2025-04-13T09:00");
  await window.select(field("Departure location"), "Other");
}

const haveOneHeight = `new Set(Array.from(
  document.querySelectorAll("main :is(input:not([type=file], [type=checkbox]), select)"),
  ({ offsetHeight }) => offsetHeight)).size === 1`;

const hasPictures = (team: string, count: number) =>
  `[...document.querySelectorAll("article")].some((article) =>
    article.textContent.includes("${team}") && article.querySelectorAll("img[src^='/pictures/']").length === ${count})`;

test("a registrator registers a team with pictures, which visitors see, and renames it", async ({
  window,
}, testInfo) => {
  const picture = await pictureFile(testInfo.outputPath("portrait.png"));
  const unique = randomUUID().slice(0, 6);
  const name = `Clever ${unique}`;
  await signInAsNew(window, "TeamRegistrator", "CL");
  await open(window, "/addTeam");
  await expectTrue(window, haveOneHeight);
  await window.fill(field("Team name"), name);
  await window.select(field("Group"), "Senior");
  await fillTravel(window);
  const leader = group("Leader");
  await window.fill(field("Full name", leader), "Maria Petrova");
  await window.select(field("T-shirt size", leader), "M");
  await window.fill(field("E-mail", leader), "leader@team.example");
  await window.fill(field("Phone number", leader), "+359 54 000 000");
  await window.upload(fileField(leader), picture);
  const contestant = group("Contestant 1");
  await window.fill(field("Full name", contestant), `Ivan ${unique}`);
  await window.select(field("Operating system", contestant), "Windows");
  await window.fill(field("Date of birth", contestant), "2008-05-24");
  await window.select(field("T-shirt size", contestant), "L");
  await window.upload(fileField(contestant), picture);
  for (const person of [leader, contestant]) await window.waitFor(button("Remove picture", person));
  await window.click(button("Register team"));
  await expectText(window, "Team has been created successfully!");
  await expectPath(window, "/");
  await open(window, "/teams");
  await expectTrue(window, hasPictures(name, 2));

  const { id } = await db.team.findFirstOrThrow({ where: { name }, select: { id: true } });
  await open(window, `/editTeam?team=${id}`);
  const basics = group("Team name and group");
  await window.fill(field("Team name", basics), `${name} II`);
  await window.click(button("Change", basics));
  await expectSaved(window, "Team Name and Group is changed successfully!");
  const arrival = group("Arrival information");
  await window.fill(field("Time of arrival", arrival), "2025-04-09T16:45");
  await window.click(button("Change", arrival));
  await expectSaved(window, "Team Arrival Information is updated!");
  await open(window, "/listTeams");
  await window.waitFor(heading(`${name} II`));
});
