import type { Page } from "@playwright/test";
import { expectAccessible } from "@/e2e/support/axe";
import { expect, expectNoSidewaysScroll } from "@/e2e/support/browser";
import { openEdition, section, sectionButton } from "@/e2e/support/edition-page";
import { isolatedSite, signInAsDemo, test, withIsolatedSite } from "@/e2e/support/isolated-site-fixture";

withIsolatedSite();

const editor = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true });
const save = (page: Page, name: string) => section(page, name).getByRole("button", { name: "Save" }).click();

/** Pastes HTML as another program puts it on the clipboard. */
async function paste(page: Page, name: string, html: string): Promise<void> {
  await editor(page, name).evaluate((element, content) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/html", content);
    element.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  }, html);
}

const htmlOf = async (page: Page, name: string) => {
  await section(page, name).getByRole("button", { name: "HTML" }).click();
  const html = await section(page, name)
    .getByRole("textbox", { name: `${name}: HTML` })
    .inputValue();
  await section(page, name).getByRole("button", { name: "Text", exact: true }).click();
  return html;
};

test.beforeEach(async ({ context }) => {
  await signInAsDemo(context, "admin");
});

const texts = {
  "Welcome text": "welcomeText",
  Rules: "rules",
  Environment: "environmentDescription",
  "Text of the invitation letter": "invitationLetter",
  "Text of the competition materials": "materials",
} as const;

test("a changed word changes nothing else of a text, and an unchanged text stays the same", async ({ page }) => {
  const { call, tokenOf } = isolatedSite();
  const { body: edition } = await call("GET /api/Contest");
  const { body: stored } = await call(`GET /api/Contest/${edition.id}/settings`, { token: await tokenOf("admin") });
  const saved: string[] = [];
  page.on("request", (request) => request.method() === "PUT" && saved.push(request.url()));
  await openEdition(page, ...Object.keys(texts));
  for (const [name, field] of Object.entries(texts)) {
    expect(await htmlOf(page, name)).toBe(stored[field]);
    await editor(page, name).locator("p").first().click();
    await page.keyboard.press("Home");
    await page.keyboard.type("Changed ");
    const edited = await htmlOf(page, name);
    expect(edited).toContain("Changed ");
    expect(edited.replace("Changed ", "")).toBe(stored[field]);
    await section(page, name).getByRole("button", { name: "Discard changes" }).click();
    expect(await htmlOf(page, name)).toBe(stored[field]);
    await save(page, name);
    await expect(page.getByText("There are no changes to save.").last()).toBeVisible();
  }
  expect(saved).toEqual([]);
});

test("the lines of a sample stay lines when it is edited", async ({ page, browser }) => {
  const name = "Text of the competition materials";
  await openEdition(page, name);
  const sample = editor(page, name).locator("td pre").first();
  // On the first line: a click in the middle may meet either.
  await sample.click({ position: { x: 4, y: 4 } });
  await page.keyboard.press("End");
  await page.keyboard.type(" 7");
  await save(page, name);
  await expect(page.getByText("Competition materials saved.")).toBeVisible();
  const visitor = await browser.newPage({ baseURL: isolatedSite().baseUrl });
  await visitor.goto("/information/materials");
  const cell = visitor.locator("td:has(pre)").first();
  expect(await cell.innerText()).toBe("6 10 7\n4 3 5 1 2 6");
  // Texts saved before have a code element in the pre.
  await cell
    .locator("pre")
    .evaluate((pre) => pre.replaceChildren(Object.assign(document.createElement("code"), { textContent: "1\n2" })));
  expect(await cell.innerText()).toBe("1\n2");
  await visitor.close();
});

test("the text view keeps the line breaks and formats of a block that is edited", async ({ page }) => {
  await openEdition(page, "Rules");
  const rules = section(page, "Rules");
  await rules.getByRole("button", { name: "HTML" }).click();
  const block = [
    "<blockquote>",
    "<p>One <strong>two</strong> <em>three</em></p>",
    "<pre>\n\na<sub>i</sub>\n  <strong>b</strong>\n<em>c</em></pre>",
    "<pre><code>d\ne</code></pre>",
    "</blockquote>",
  ].join("\n");
  await rules.getByRole("textbox", { name: "Rules: HTML" }).fill(block.replace("</strong> <em>", "</strong>\n<em>"));
  await rules.getByRole("button", { name: "Text", exact: true }).click();
  await editor(page, "Rules").locator("p").first().click();
  await page.keyboard.press("Home");
  await page.keyboard.type("And ");
  expect(await htmlOf(page, "Rules")).toBe(block.replace("One", "And One"));
  await rules.getByRole("button", { name: "Discard changes" }).click();
});

/** Puts HTML into the Rules, shows it as text and puts the caret at its beginning. */
async function editRules(page: Page, html: string) {
  await openEdition(page, "Rules");
  const rules = section(page, "Rules");
  await rules.getByRole("button", { name: "HTML" }).click();
  await rules.getByRole("textbox", { name: "Rules: HTML" }).fill(html);
  await rules.getByRole("button", { name: "Text", exact: true }).click();
  await editor(page, "Rules").locator("p").first().click();
  await page.keyboard.press("Control+Home");
}

test("unchanged blocks keep their HTML when a block like a later one is inserted above them", async ({ page }) => {
  const list = "<ul><li>one</li><li>two</li></ul>";
  await editRules(page, `<p>First</p>\n\n${list}\n\n<p>Last</p>`);
  await page.keyboard.type("Last");
  await page.keyboard.press("Enter");
  expect(await htmlOf(page, "Rules")).toBe(`<p>Last</p>\n<p>First</p>\n\n${list}\n<p>Last</p>`);
  await section(page, "Rules").getByRole("button", { name: "Discard changes" }).click();
});

test("a text outside of paragraphs can be divided into some", async ({ page }) => {
  await editRules(page, '<a href="/x">A</a><br><a href="/y">B</a>');
  await page.keyboard.press("End");
  await page.keyboard.press("Delete");
  await page.keyboard.press("Enter");
  expect(await htmlOf(page, "Rules")).toBe('<p><a href="/x">A</a></p>\n<p><a href="/y">B</a></p>');
  await section(page, "Rules").getByRole("button", { name: "Discard changes" }).click();
});

test("a restored text is shown in its section, as HTML if the text view cannot show it", async ({
  page,
  context,
  expectedErrors,
}) => {
  expectedErrors.push("401", "/texts");
  const html = "<dl><dt>IDE</dt><dd>Any</dd></dl>";
  const rules = section(page, "Rules");
  const source = rules.getByRole("textbox", { name: "Rules: HTML" });
  await openEdition(page, "Rules");
  await rules.getByRole("button", { name: "HTML" }).click();
  await source.fill(html);
  page.on("dialog", (dialog) => dialog.accept());
  await page.route("**/texts", (route) => route.fulfill({ status: 401, json: { detail: "Please sign in." } }), {
    times: 1,
  });
  await save(page, "Rules");
  await expect(page).toHaveURL("/");
  await signInAsDemo(context, "admin");
  await openEdition(page);
  await expect(rules).toHaveCount(0);
  await page.getByRole("button", { name: "Restore" }).click();
  await expect(sectionButton(page, "Rules")).toBeFocused();
  await expect(source).toHaveValue(html);
  await rules.getByRole("button", { name: "Discard changes" }).click();
});

test("the HTML view names what will be removed, and what the text view cannot show", async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push("Executing inline event handler violates");
  await openEdition(page, "Rules");
  const rules = section(page, "Rules");
  await rules.getByRole("button", { name: "HTML" }).click();
  const source = rules.getByRole("textbox", { name: "Rules: HTML" });
  await expect(rules.getByText("removed when saved")).toHaveCount(0);
  await source.fill(
    '<p onclick="x()">One</p><img src="/x.png"><a href="javascript:x()">Two</a><a href="//host/x">Three</a>',
  );
  await expect(
    rules.getByText(
      'Not allowed, removed when saved: <p onclick>, <img>, <a href="javascript:x()">, <a href="//host/x">.',
    ),
  ).toBeVisible();
  await source.fill("<table><caption>Points</caption><tbody><tr><td>1</td></tr></tbody></table>");
  await expect(rules.getByText("removed when saved")).toHaveCount(0);
  await expect(rules.getByText("The text view would lose <caption>, so this text is edited as HTML.")).toBeVisible();
  await expect(rules.getByRole("button", { name: "Text", exact: true })).toBeDisabled();
  await rules.getByRole("button", { name: "Discard changes" }).click();
});

test("visitors see the links and tables of a text but never its scripts", async ({ page, browser, expectedErrors }) => {
  // The browser reports blocked handlers even in a document that is never rendered.
  expectedErrors.push("Executing inline event handler violates");
  await openEdition(page, "Rules");
  await editor(page, "Rules").click();
  await page.keyboard.press("Control+Home");
  await page.keyboard.type("Read the syllabus first. ");
  // Without a selection, the URL itself becomes the link's text.
  await page.keyboard.press("Control+k");
  const address = section(page, "Rules").getByLabel("Address");
  await address.fill("javascript:alert(1)");
  await page.keyboard.press("Enter");
  await expect(section(page, "Rules").getByRole("alert")).toContainText("A link begins with https://");
  await address.fill("ioinformatics.org/syllabus");
  await page.keyboard.press("Enter");
  await page.keyboard.press("ArrowRight");
  await paste(
    page,
    "Rules",
    '<script>window.stolen = 1</script><table onclick="window.stolen = 1"><tr><th>Penalty</th><th>Points</th></tr><tr><td>Late<script>window.stolen = 1</script></td><td>-7</td></tr></table>',
  );
  await save(page, "Rules");
  await expect(page.getByText("Rules saved.")).toBeVisible();

  // The HTML view is sanitised in the same way.
  await section(page, "Rules").getByRole("button", { name: "HTML" }).click();
  const source = section(page, "Rules").getByRole("textbox", { name: "Rules: HTML" });
  await source.fill(`${await source.inputValue()}<script>window.stolen = 1</script><p onclick="x()">The end.</p>`);
  await section(page, "Rules").getByRole("button", { name: "Preview" }).click();
  const preview = section(page, "Rules").locator(".rich-text").filter({ hasText: "The end." });
  await expect(preview.getByRole("cell", { name: "-7" })).toBeVisible();
  expect(await preview.innerHTML()).not.toMatch(/script|onclick/);
  await save(page, "Rules");
  await expect(page.getByText("Rules saved.").last()).toBeVisible();
  await expect(section(page, "Rules").getByRole("button", { name: "Discard changes" })).toHaveCount(0);

  const visitor = await browser.newPage({ baseURL: isolatedSite().baseUrl });
  await visitor.goto("/information/rules");
  await expect(visitor.getByRole("link", { name: "ioinformatics.org/syllabus" })).toHaveAttribute(
    "href",
    "https://ioinformatics.org/syllabus",
  );
  await expect(visitor.getByRole("row", { name: "Late -7" })).toBeVisible();
  await expect(visitor.getByText("The end.")).toBeVisible();
  const answer = await isolatedSite().call("GET /api/Contest");
  expect(answer.body.rules).not.toMatch(/script|onclick|stolen/);
  expect(await visitor.evaluate(() => "stolen" in window)).toBe(false);
  expect(await page.evaluate(() => "stolen" in window)).toBe(false);
  await visitor.close();
});

test("the texts are printed whole, without the editor's controls", async ({ page }) => {
  await openEdition(page, ...Object.keys(texts));
  for (const name of Object.keys(texts)) await editor(page, name).waitFor();
  await page.emulateMedia({ media: "print" });
  for (const name of Object.keys(texts)) {
    const hidden = await editor(page, name).evaluate((text) => text.scrollHeight - text.clientHeight);
    expect(hidden, name).toBe(0);
    await expect(section(page, name).getByRole("toolbar")).toBeHidden();
  }
  await expect(page.getByText("Alt+F10").filter({ visible: true })).toHaveCount(0);
  await page.emulateMedia({ media: null });
});

test("text pasted from Word keeps headings and lists but not its styles", async ({ page, expectedErrors }) => {
  expectedErrors.push("Applying inline style violates");
  await openEdition(page, "Welcome text");
  await section(page, "Welcome text").getByRole("button", { name: "HTML" }).click();
  await section(page, "Welcome text").getByRole("textbox", { name: "Welcome text: HTML" }).fill("");
  await section(page, "Welcome text").getByRole("button", { name: "Text", exact: true }).click();
  const item = (level: number, marker: string, text: string) =>
    `<p class=MsoListParagraph style='mso-list:l0 level${level} lfo1'><span style='mso-list:Ignore'>${marker}<span>&nbsp;</span></span>${text}<o:p></o:p></p>`;
  await paste(
    page,
    "Welcome text",
    `<html><head><style>p { color: red }</style></head><body><h1 style="color:red">Дъбравка</h1>
      <p class=MsoNormal><b><span style="font-family:Calibri">Bold</span></b> text<o:p></o:p></p><p><o:p>&nbsp;</o:p></p>
      ${item(1, "·", "one")}${item(2, "1.", "inner")}${item(1, "·", "two")}</body></html>`,
  );
  const html = await htmlOf(page, "Welcome text");
  expect(html.replace(/\n/g, "")).toBe(
    "<h2>Дъбравка</h2><p><strong>Bold</strong> text</p><ul><li>one<ol><li>inner</li></ol></li><li>two</li></ul>",
  );
  await section(page, "Welcome text").getByRole("button", { name: "Discard changes" }).click();
});

test("the toolbar shows active formats and is one tab stop, and a table can be edited and left with the keyboard", async ({
  page,
}) => {
  await openEdition(page, "Rules");
  const text = editor(page, "Rules");
  const tools = section(page, "Rules").getByRole("toolbar").getByRole("button");
  const tool = (name: string) => tools.and(page.getByRole("button", { name, exact: true }));
  await text.getByRole("heading").first().click();
  await expect(tool("Heading H2")).toHaveAttribute("aria-pressed", "true");
  // The focus moves asynchronously.
  for (const [key, stop] of [
    ["Alt+F10", tool("Undo")],
    ["End", tools.last()],
    ["ArrowRight", tool("Undo")],
    ["ArrowRight", tool("Redo")],
    ["Escape", text],
  ] as const) {
    await page.keyboard.press(key);
    await expect(stop).toBeFocused();
  }

  /** A button returns the focus to the text asynchronously. */
  async function press(name: string) {
    await tool(name).click();
    await expect(text).toBeFocused();
  }
  await press("Bold");
  await page.keyboard.type("loud");
  await expect(text.locator("h2 strong")).toHaveText("loud");
  const cells = text.getByRole("table").first().getByRole("cell");
  const before = await cells.count();
  await cells.last().click();
  await press("Row below");
  await expect(cells).not.toHaveCount(before);
  await press("Remove row");
  await press("Undo");
  await press("Redo");
  await expect(cells).toHaveCount(before);
  await cells.last().click();
  // Waits until the editor has processed the selection.
  await page.keyboard.type("!");
  await expect(cells.last()).toHaveText("!");
  await page.keyboard.press("Tab");
  await expect(section(page, "Rules").getByRole("button", { name: "Save" })).toBeFocused();
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 800 });
  await expectNoSidewaysScroll(page);
});

test("HTML that the editor does not support can only be edited in the HTML view", async ({ page }) => {
  const { call, tokenOf } = isolatedSite();
  const { body } = await call("GET /api/Contest");
  const html = "<dl><dt>IDE</dt><dd>Any</dd></dl>";
  const token = await tokenOf("admin");
  await call(`PUT /api/Contest/${body.id}/texts`, { token, body: { environmentDescription: html } });
  await openEdition(page, "Environment");
  const environment = section(page, "Environment");
  await expect(environment.getByRole("textbox", { name: "Environment: HTML" })).toHaveValue(html);
  await expect(environment.getByRole("button", { name: "Text", exact: true })).toBeDisabled();
  await environment.getByRole("button", { name: "Preview" }).click();
  await expect(environment.getByRole("definition")).toHaveText("Any");
});

test("no other page loads the editor", async ({ page }) => {
  const scripts: string[] = [];
  page.on("response", async (response) => {
    if (response.request().resourceType() === "script") scripts.push(await response.text());
  });
  const hasEditor = () => scripts.some((script) => script.includes("ProseMirror"));
  for (const other of ["/controlPanel/users", "/controlPanel/people", "/"]) {
    await page.goto(other, { waitUntil: "networkidle" });
    expect(hasEditor(), other).toBe(false);
  }
  await openEdition(page, "Rules");
  await editor(page, "Rules").waitFor();
  expect(hasEditor()).toBe(true);
});
