import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { expectAccessible } from "@/e2e/support/axe";
import { expect, expectNoSidewaysScroll, signInAsDemo, test } from "@/e2e/support/browser";
import { ownSite } from "@/e2e/support/browser-site";
import { call, demoToken } from "@/e2e/support/http";
import { allEndpoints } from "@/lib/site/api/endpoints";
import { controlPanelPages } from "@/lib/site/pages/control-panel-pages";

ownSite();

test.use({ expectedErrors: ["422 /api/"] });

const groupsAndDays = ["Junior/1", "Junior/2", "Senior/1", "Senior/2"];

const imports = {
  credentials: ["POST /api/Contestant/import/creds/csv/2025"],
  users: ["POST /api/Identity/import/csv"],
  guides: ["POST /api/Guide/import/csv"],
  results: groupsAndDays.map((target) => `POST /api/Result/import/${target}`),
};

/** The imports that read each of these exported files; all other imports refuse it, and any other file. */
const importsOf: Record<string, string[]> = {
  "contestants-2025.csv": imports.credentials,
  "contestants.csv": imports.credentials,
  "credentials-2025.csv": imports.credentials,
  "results-2025.csv": imports.results,
  "ranking-juniors.csv": imports.results.slice(0, 2),
  "ranking-seniors.csv": imports.results.slice(2),
};

const post = (endpoint: string, token: string, content: Buffer) => {
  const raw = new FormData();
  raw.set("file", new Blob([new Uint8Array(content)]), "file.csv");
  return call(endpoint, { token, raw });
};

/** Every CSV file that the page saves, by its name. */
async function filesOf(page: Page): Promise<[name: string, content: Buffer][]> {
  // Some buttons are in a collapsible.
  await page.locator("main details").evaluateAll((all) => {
    for (const details of all) details.setAttribute("open", "");
  });
  const exports = page.getByRole("main").getByRole("button", { name: /^Export|^Travel list$|file to fill in$/ });
  const links = page.getByRole("main").getByRole("link", { name: /^Export .*\(CSV\)$/ });
  const files: [string, Buffer][] = [];
  for (const control of [...(await exports.all()), ...(await links.all())]) {
    const saved = page.waitForEvent("download");
    await control.click();
    const file = await saved;
    files.push([file.suggestedFilename(), await readFile(await file.path())]);
  }
  return files;
}

test("columns of points are ticked and unticked before they are stored", async ({ page, context }) => {
  await signInAsDemo(context, "admin");
  await page.goto("/controlPanel/results?group=Junior&view=import");
  await page.getByLabel(/Choose (a|another) CSV/).setInputFiles({
    name: "points.csv",
    mimeType: "text/csv",
    buffer: Buffer.from("Code,apples,Class,Sum\nBGR3,10,7,17\n"),
  });
  const column = (name: string) => page.getByRole("checkbox", { name, exact: true });
  await expect(column("apples")).toBeChecked();
  await expect(column("Sum")).not.toBeChecked();
  await column("Class").check();
  await expect(page.getByText(/^New tasks with a maximum of 100 points: apples, Class\.$/)).toBeVisible();
  await column("apples").uncheck();
  await expect(column("apples")).toBeFocused();
  await expect(page.getByText(/^Not used: the columns “apples”, “Sum”\.$/)).toBeVisible();
  await page.getByRole("button", { name: "Import 1 row" }).click();
  await expect(page.getByRole("textbox", { name: "Name" }).last()).toHaveValue("Class");
});

/** For each import page a file with a valid row, an invalid one and an unknown column, and what is said of the invalid one. */
const importPages = [
  {
    path: "/controlPanel/exportImport",
    headings: "code,Login,Shoe colour",
    rows: ["BGR1,ana,red", "XXX9,eva,blue"],
    error: "There is no contestant XXX9 in this edition.",
  },
  {
    path: "/controlPanel/users/import",
    headings: "Country,Name,E-mail,Shoe colour",
    rows: ["Iceland,Ana Ova,ana@files.example,red", "Atlantis,Eva Ova,eva@files.example,blue"],
    error: "There is no country “Atlantis”. Write the English name or the code.",
  },
  {
    path: "/controlPanel/guides/import",
    headings: "Full name,email,phone_number,T-Shirt Size,Shoe colour",
    rows: ["Ana Ova,ana@files.example,+359 54 830 495,M,red", "Eva Ova,eva@files.example,+359 54 830 496,42,blue"],
    error: "Choose one of:",
  },
  {
    path: "/controlPanel/results?group=Junior&view=import",
    headings: "Code,aliens,Sum,Shoe colour",
    rows: ["BGR3,10,10,red", "XXX9,1,1,blue"],
    error: "There is no contestant XXX9 in this edition.",
  },
];

for (const { path, headings, rows, error } of importPages) {
  test(`the preview names the columns and rows that are not used: ${path}`, async ({ page, context }) => {
    await signInAsDemo(context, "admin");
    await page.goto(path);
    const choose = (lines: string[]) =>
      page.getByLabel(/Choose (a|another) CSV/).setInputFiles({
        name: "list.csv",
        mimeType: "text/csv",
        buffer: Buffer.from([headings, ...lines].join("\n")),
      });
    await choose(rows);
    const refusal = page.getByRole("status").getByText("Nothing was stored.");
    await expect(refusal).toContainText("Without errors: line 2.");
    await expect(refusal).toContainText(/Not used: the columns? .*“Shoe colour”\./);
    await expect(page.getByRole("table", { name: "Errors in the file" })).toContainText(error);
    await expectAccessible(page);
    await choose(rows.slice(0, 1));
    await expect(page.getByText(/^Not used: the columns? .*“Shoe colour”\.$/)).toBeVisible();
    await page.setViewportSize({ width: 360, height: 740 });
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    const saved = page.waitForEvent("download");
    await page.getByRole("button", { name: "Download a file to fill in" }).click();
    expect((await readFile(await (await saved).path(), "utf8")).split("\r\n")[0]).toMatch(/code|name/i);
  });
}

test("each CSV file of the site is imported again without a change, or refused with one sentence", async ({
  page,
  context,
}) => {
  await signInAsDemo(context, "admin");
  const token = await demoToken("admin");
  for (const target of groupsAndDays) {
    const example = await readFile(`docs/examples/${target.toLowerCase().replace("/", "-day")}.csv`);
    expect((await post(`POST /api/Result/import/${target}`, token, example)).status).toBe(200);
  }
  expect((await call("POST /api/Contestant/credentials", { token })).status).toBe(200);

  const files = new Map<string, Buffer>();
  const paths = controlPanelPages.map(({ path }) => path).filter((path) => !/print|import$/.test(path));
  for (const path of [...paths, "/controlPanel/results?group=Senior"]) {
    await page.goto(path);
    for (const [name, content] of await filesOf(page)) files.set(name, content);
  }
  expect([...files.keys()]).toEqual(
    expect.arrayContaining([...Object.keys(importsOf), "users.csv", "guides.csv", "leaders.csv", "activity.csv"]),
  );
  const csvPaths = allEndpoints.flatMap(({ key, responseType }) => (responseType === "text/csv" ? [key] : []));
  for (const key of csvPaths) {
    const { headers } = await call(key, { token });
    const [, name = ""] = /filename="([^"]+)"/.exec(headers.get("content-disposition") ?? "") ?? [];
    expect([...files.keys()]).toContain(name);
  }

  for (const [name, content] of files) {
    const oneOfEach = Object.values(imports).map(([endpoint = ""]) => endpoint);
    for (const endpoint of new Set([...oneOfEach, ...(importsOf[name] ?? [])])) {
      const { status, body } = await post(`${endpoint}?dryRun=true`, token, content);
      const what = `${name}: ${endpoint}`;
      if (importsOf[name]?.includes(endpoint))
        expect([status, body.created, body.updated, body.newTasks ?? [], body.warnings], what).toEqual([
          200,
          0,
          0,
          [],
          [],
        ]);
      else expect([status, body.errors?.length ?? 1], `${what}: ${JSON.stringify(body)}`).toEqual([422, 1]);
    }
  }
});
