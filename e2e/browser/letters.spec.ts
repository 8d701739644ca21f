import { expectAccessible } from "@/e2e/support/axe";
import { expect, expectNoSidewaysScroll, signInAs, signInAsDemo, test } from "@/e2e/support/browser";
import { ownSite } from "@/e2e/support/browser-site";
import { currentEditionId, insertGuest, insertQuestion, insertTeam } from "@/e2e/support/factory";
import { call, demoToken, signedIn } from "@/e2e/support/http";
import { variousNames as names } from "@/e2e/support/names";
import { countOnLetter, overflowingTexts, sheetSizes } from "@/e2e/support/print";
import { countryByCode, db } from "@/e2e/support/site";
import { letterTextLimits } from "@/lib/edition/letter-text";

ownSite();

// An unknown placeholder is refused by the form, and an unknown question by the site.
test.use({ expectedErrors: ["422 /api/Contest/", "404 /letter/"] });

const countries = "AF AL DZ AM AZ BD BY CN CY EG GE GR IN IR IQ IL JP JO KZ KR KG LB MN NP PK RU SA LK TH UA".split(
  " ",
);

/** Native names by the codes of their countries. */
const nativeNames: Record<string, string> = {
  AM: "Անահիտ Տեր-Պետրոսյան",
  BD: "রবীন্দ্রনাথ ঠাকুর",
  BG: "Александър Владимиров Константинопольский",
  CN: "王小明",
  EG: "محمد عبد الرحمن بن عبد الله",
  GE: "გიორგი მაისურაძე-ბერიშვილი",
  GR: "Παναγιώτης Παπαδόπουλος",
  IL: "בנימין זאב הרצל",
  IN: "श्रीनिवास रामानुजन् अय्यंगार",
  JP: "山田 太郎",
  KR: "김철수",
  LK: "චන්ද්‍රිකා කුමාරතුංග",
  RU: "Достопримечательностенкова Анна",
  TH: "ณัฐพงศ์ ศรีสุวรรณ",
};

const travel = { timeOfArrival: new Date("2025-04-09T10:00Z"), timeOfDeparture: new Date("2025-04-13T10:00Z") };

const longText =
  "{name} {nativeName} {birthDate} {country} {role} {arrives} {leaves} {tournament} {dates} {venue} {number} {date} {answer: Passport number}\n";

/** The text, with as many lines and characters as the limits allow. */
const fillUp = (text: string, { characters, lines }: { characters: number; lines: number }) =>
  `${text}${"\n".repeat(lines - text.split("\n").length)}${"Invited to the tournament. ".repeat(100)}`.slice(
    0,
    characters,
  );

test("a letter of each of 30 countries, and of teams, is one sheet of A4 with all of its text, in every script", async ({
  page,
  context,
}) => {
  const question = await insertQuestion({ label: "Passport number", askedOf: ["GUEST", "LEADER", "CONTESTANT"] });
  const editionId = await currentEditionId();
  const personIds: string[] = [];
  for (const [i, code] of countries.entries()) {
    const fullName = `Invited ${names[i % names.length]}`.slice(0, 120);
    const nativeName = nativeNames[code] ?? names[(i * 7) % names.length] ?? null;
    const personId = await insertGuest(await countryByCode(code), { fullName, nativeName, ...travel });
    personIds.push(personId);
    // Every fifth guest has not answered.
    if (i % 5 > 0)
      await db.answer.create({ data: { questionId: question, personId, editionId, value: `AB ${i} 0123` } });
  }
  const teamIds: string[] = [];
  for (const code of ["BG", "EG", "CN"]) {
    const { id, people } = await insertTeam(await countryByCode(code), { size: 4 });
    const members = [people.leader, people.deputy, ...people.contestants];
    for (const [i, personId] of members.entries()) {
      const data = { fullName: `Invited ${names[i + 2]}`, nativeName: nativeNames[code] ?? null };
      await db.person.update({ where: { id: personId }, data });
      await db.answer.create({ data: { questionId: question, personId, editionId, value: "X".repeat(20 + i) } });
    }
    await db.team.update({ where: { id }, data: { name: `Invited ${code}` } });
    teamIds.push(id);
  }
  const token = await demoToken("admin");
  for (const body of [{ personIds }, { teamIds }])
    expect((await call("POST /api/Letter", { token, body })).status).toBe(200);
  const put = (body: object) => call(`PUT /api/Contest/${editionId}`, { token, body });
  await signInAsDemo(context, "admin");
  await page.emulateMedia({ media: "print" });
  const person = { letterText: fillUp(longText, letterTextLimits.person) };
  const team = { teamLetterText: fillUp("{people: Passport number}\n{team} {country} {dates}", letterTextLimits.team) };
  for (const texts of [
    { letterText: "", teamLetterText: "" },
    { ...person, ...team },
  ]) {
    expect((await put(texts)).status).toBe(200);
    for (const [query, count] of [
      ["role=Guest&q=Invited", countries.length],
      ["for=teams&q=Invited", teamIds.length],
    ] as const) {
      await page.goto(`/controlPanel/print/letters?${query}`);
      await expect(page.getByRole("article")).toHaveCount(count);
      expect(await sheetSizes(page)).toEqual(Array<string>(count).fill("210 × 297"));
      expect(await countOnLetter(page)).toBe(count);
      expect(await overflowingTexts(page)).toEqual([]);
      // The footer ends above the edge of the sheet.
      const below = await page
        .locator(".sheets article")
        .evaluateAll((letters) =>
          letters.map((letter) => letter.scrollHeight - letter.clientHeight).filter((px) => px > 0),
        );
      expect(below).toEqual([]);
    }
  }
});

test("an organizer changes the text, sees who lacks what, issues letters and withdraws one", async ({
  page,
  context,
}) => {
  const country = await countryByCode("MT");
  await insertGuest(country, { fullName: "Maria Borg", ...travel });
  await insertGuest(country, { fullName: "Joseph Vella", ...travel });
  await signInAsDemo(context, "admin");
  await page.goto("/controlPanel/print");
  await page.getByRole("link", { name: "Issue and print letters" }).click();
  await page.getByLabel("Country").selectOption("Malta");
  await expect(page.getByText("2 letters are not issued yet")).toBeVisible();
  await expect(page.getByRole("article").getByText("Not issued yet")).toHaveCount(2);

  await page.getByRole("link", { name: "Change text" }).click();
  const dialog = page.getByRole("dialog", { name: "Text of the letters" });
  const text = dialog.getByLabel("Letter of a person");
  const save = dialog.getByRole("button", { name: "Save" });
  await text.fill("Dear {nme}");
  await save.click();
  await expect(text).toHaveAccessibleDescription(/There is no placeholder \{nme\}, but there are \{name\}/);
  await text.fill("We invite {name}, passport {answer: Shoe size}.");
  await save.click();
  await expect(text).toHaveAccessibleDescription(/The edition has no question “Shoe size”/);
  await text.fill("We invite {name}, born on {birthDate}.");
  await dialog.getByLabel("Registrators may open").check();
  await expectAccessible(page);
  await save.click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText("Date of birth · 2")).toBeVisible();
  await expect(page.getByRole("article", { name: "Maria Borg" })).toContainText(
    "We invite Maria Borg, born on ________.",
  );

  await page.getByRole("button", { name: "Issue 2 letters" }).click();
  await expect(page.getByText("2 letters to print")).toBeVisible();
  await expect(page.getByRole("article", { name: "Maria Borg" })).toContainText(
    /Check this letter at http.*\/letter\//,
  );
  await page.getByText("Numbers and dates · 2").click();
  await page.getByRole("button", { name: "Withdraw the letter of Maria Borg" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Withdraw letter" }).click();
  await expect(page.getByText("1 letter to print")).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(page);
});

test("a registrator prints the issued letters of the country, and an embassy checks one by its code", async ({
  page,
  context,
}) => {
  const registrator = await signedIn("TeamRegistrator", "MT");
  await signInAs(context, registrator);
  await page.goto("/listTeams");
  await page.getByRole("link", { name: "Invitation letters" }).click();
  const letters = page.getByRole("article");
  await expect(letters).toHaveCount(1);
  await expect(letters).toHaveAccessibleName("Joseph Vella");
  await expectAccessible(page);
  const [, code = ""] = /\/letter\/((?:\w{4}-){3}\w{4})/.exec((await letters.textContent()) ?? "") ?? [];
  await context.clearCookies();
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`/letter/${code}`);
  await expect(page.getByRole("heading", { name: "Invitation letter" })).toBeVisible();
  await expect(page.getByText("Joseph Vella")).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.goto("/letter/2222-2222-2222-2222");
  await expect(page.getByRole("heading", { name: "This letter is not known" })).toBeVisible();
});
