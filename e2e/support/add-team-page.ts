import type { Locator, Page } from "@playwright/test";

/** The form that adds a team: its parts, fields and buttons, found by their labels. */
export function addTeamPage(page: Page) {
  const block = (name: string) => page.getByRole("group", { name, exact: true });

  return {
    open: () => page.goto("/addTeam"),
    leader: block("Leader"),
    deputy: block("Deputy leader"),
    contestant: (n: number) => block(`Contestant ${n}`),
    submit: () => page.getByRole("button", { name: "Register team" }).click(),

    async fillTeam(name: string, group: "Junior" | "Senior") {
      await page.getByLabel("Team name").fill(name);
      await page.getByLabel("Group").selectOption(group);
      await page.getByLabel("Time of arrival").fill("2025-04-09T14:30");
      await page.getByLabel("Arrival location").selectOption("Other");
      await page.getByLabel("Time of departure").fill("2025-04-13T09:00");
      await page.getByLabel("Departure location").selectOption("Other");
    },

    async fillLeader(inside: Locator, fullName: string) {
      await inside.getByLabel("Full name").fill(fullName);
      await inside.getByLabel("Native name").fill("Мария Петрова");
      await inside.getByLabel("T-shirt size").selectOption("M");
      await inside.getByLabel("E-mail").fill("leader@team.example");
      await inside.getByLabel("Phone number").fill("+359 54 000 000");
    },

    async fillContestant(n: number, fullName: string) {
      const inside = block(`Contestant ${n}`);
      await inside.getByLabel("Full name").fill(fullName);
      await inside.getByLabel("Operating system").selectOption({ index: 1 });
      await inside.getByLabel("Date of birth").fill("2008-05-24");
      await inside.getByLabel("T-shirt size").selectOption("L");
    },

    async choosePicture(inside: Locator, picture: Buffer) {
      await inside
        .locator('input[type="file"]')
        .setInputFiles({ name: "portrait.png", mimeType: "image/png", buffer: picture });
      await inside.getByRole("button", { name: "Remove picture" }).waitFor();
    },

    /** Chooses a contestant's picture and answers that it may be shown. */
    async chooseContestantPicture(n: number, picture: Buffer) {
      await this.choosePicture(block(`Contestant ${n}`), picture);
      await block(`Contestant ${n}`).getByLabel("May the picture be shown in public?").selectOption("Yes");
    },

    addContestant: () => page.getByRole("button", { name: "Add contestant" }).click(),
  };
}
