import type { Page } from "@playwright/test";
import { expectAccessible } from "@/e2e/support/axe";
import { expect, expectNoSidewaysScroll, signInAs, test } from "@/e2e/support/browser";
import { editor, openText, paste, save } from "@/e2e/support/edition-page";
import { call, type SignedIn, signedIn } from "@/e2e/support/http";

// No test saves a text, because all tests share the edition.

test.use({
  expectedErrors: ["console: Executing inline event handler violates", "console: Applying inline style violates"],
});

const htmlOf = async (page: Page, name: string) => {
  await page.getByRole("button", { name: "HTML" }).click();
  const html = await page.getByRole("textbox", { name: `${name}: HTML` }).inputValue();
  await page.getByRole("button", { name: "Text", exact: true }).click();
  return html;
};

const discard = (page: Page) => page.getByRole("button", { name: "Discard changes" }).click();

let admin: SignedIn;

test.beforeEach(async ({ context }) => {
  admin = await signedIn("Administrator");
  await signInAs(context, admin);
});

const texts = [
  ["welcome", "Welcome text", "welcomeText"],
  ["rules", "Rules", "rules"],
  ["environment", "Environment", "environmentDescription"],
  ["invitation", "Invitation letter", "invitationLetter"],
  ["materials", "Competition materials", "materials"],
] as const;

test("an unchanged text is not sent, and all are printed whole without controls", async ({ page }) => {
  const { body: edition } = await call("GET /api/Contest");
  const { body: stored } = await call(`GET /api/Contest/${edition.id}/settings`, { token: admin.token });
  const sentUrls: string[] = [];
  page.on("request", (request) => request.method() === "PUT" && sentUrls.push(request.url()));
  for (const [id, name, field] of texts) {
    await openText(page, id);
    expect(await htmlOf(page, name)).toBe(stored[field]);
    await editor(page, name).locator("p").first().click();
    await page.keyboard.press("Home");
    await page.keyboard.type("Changed ");
    const edited = await htmlOf(page, name);
    expect(edited).toContain("Changed ");
    await discard(page);
    expect(await htmlOf(page, name)).toBe(stored[field]);
    await save(page);
    await expect(page.getByText("There are no changes to save.").last()).toBeVisible();

    await page.emulateMedia({ media: "print" });
    const hidden = await editor(page, name).evaluate((text) => text.scrollHeight - text.clientHeight);
    expect(hidden, name).toBe(0);
    await expect(page.getByRole("toolbar")).toBeHidden();
    await expect(page.getByText("Alt+F10").filter({ visible: true })).toHaveCount(0);
    await page.emulateMedia({ media: null });
  }
  expect(sentUrls).toEqual([]);
});

/** Replaces the Rules by HTML, opens them as text and types at their beginning. */
async function typeIntoRules(page: Page, html: string, typed: string) {
  const text = editor(page, "Rules");
  await page.getByRole("button", { name: "HTML" }).click();
  await page.getByRole("textbox", { name: "Rules: HTML" }).fill(html);
  await page.getByRole("button", { name: "Text", exact: true }).click();
  await text.locator("p").first().click();
  await expect(text).toBeFocused();
  await expect(page.getByRole("button", { name: "Paragraph", exact: true })).toHaveAttribute("aria-pressed", "true");
  await page.keyboard.press("Control+Home");
  await page.keyboard.type(typed);
  await expect(text.locator("p").first()).toHaveText(new RegExp(`^${typed}`));
}

test("an edit in the text view keeps the formats of the HTML", { tag: "@engines" }, async ({ page }) => {
  await openText(page, "rules");

  await test.step("an edited block keeps its line breaks and formats", async () => {
    const block = [
      "<blockquote>",
      "<p>One <strong>two</strong> <em>three</em></p>",
      "<pre>\n\na<sub>i</sub>\n  <strong>b</strong>\n<em>c</em></pre>",
      "<pre><code>d\ne</code></pre>",
      "</blockquote>",
    ].join("\n");
    await typeIntoRules(page, block.replace("</strong> <em>", "</strong>\n<em>"), "And ");
    expect(await htmlOf(page, "Rules")).toBe(block.replace("One", "And One"));
  });

  await test.step("a text outside of paragraphs can be divided into some", async () => {
    const text = editor(page, "Rules");
    await typeIntoRules(page, '<a href="/x">A</a><br><a href="/y">B</a>', "1");
    await page.keyboard.press("End");
    // Typing makes sure that the editor knows where the caret is.
    await page.keyboard.type("2");
    await expect(text.locator("p")).toHaveText("1A2B");
    await page.keyboard.press("Delete");
    await expect(text.locator("p br")).toHaveCount(0);
    await page.keyboard.press("Enter");
    await expect(text.locator("p")).toHaveText(["1A2", "B"]);
    expect(await htmlOf(page, "Rules")).toBe('<p><a href="/x">1A2</a></p>\n<p><a href="/y">B</a></p>');
  });
});

test("Undo keeps what was typed in the HTML view", async ({ page }) => {
  await openText(page, "rules");
  const text = editor(page, "Rules");
  await typeIntoRules(page, "<p>As HTML</p>", "Typed ");
  await page.getByRole("button", { name: "HTML" }).click();
  await page.getByRole("textbox", { name: "Rules: HTML" }).fill("<p>As HTML again</p>");
  await page.getByRole("button", { name: "Text", exact: true }).click();
  await expect(text).toHaveText("As HTML again");
  const undo = page.getByRole("button", { name: "Undo", exact: true });
  await expect(undo).toBeDisabled();
  await text.click();
  await page.keyboard.press("Control+z");
  await expect(text).toHaveText("As HTML again");
});

test("text pasted from Word keeps headings and lists but not its styles, and says that pictures are left out", async ({
  page,
}) => {
  await openText(page, "welcome");
  await page.getByRole("button", { name: "HTML" }).click();
  await page.getByRole("textbox", { name: "Welcome text: HTML" }).fill("");
  await page.getByRole("button", { name: "Text", exact: true }).click();
  const item = (level: number, marker: string, text: string) =>
    `<p class=MsoListParagraph style='mso-list:l0 level${level} lfo1'><span style='mso-list:Ignore'>${marker}<span>&nbsp;</span></span>${text}<o:p></o:p></p>`;
  await paste(
    page,
    "Welcome text",
    `<html><head><style>p { color: red }</style></head><body><h1 style="color:red">Дъбравка</h1>
      <p class=MsoNormal><b><span style="font-family:Calibri">Bold</span></b> text<o:p></o:p></p><p><o:p>&nbsp;</o:p></p>
      ${item(1, "·", "one")}${item(2, "1.", "inner")}${item(1, "·", "two")}<p><img src="file:///map.png"></p></body></html>`,
  );
  await expect(page.getByText("A text can have no pictures or videos: those in what you pasted")).toBeVisible();
  const html = await htmlOf(page, "Welcome text");
  expect(html.replace(/\n/g, "")).toBe(
    "<h2>Дъбравка</h2><p><strong>Bold</strong> text</p><ul><li>one<ol><li>inner</li></ol></li><li>two</li></ul>",
  );
});

test("the toolbar shows active formats and is one tab stop, and a table can be edited and left with the keyboard", async ({
  page,
}) => {
  await openText(page, "rules");
  const text = editor(page, "Rules");
  const tools = page.getByRole("toolbar").getByRole("button");
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
  await expect(page.getByRole("button", { name: "Save" })).toBeFocused();
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 800 });
  await expectNoSidewaysScroll(page);
});

test("no other page loads the editor", async ({ page }) => {
  const scripts = new Set<string>();
  page.on("request", (request) => request.resourceType() === "script" && scripts.add(request.url()));
  const hasEditor = async () => {
    const responses = await Promise.all([...scripts].map((url) => page.request.get(url)));
    const texts = await Promise.all(responses.map((response) => response.text()));
    return texts.some((text) => text.includes("ProseMirror"));
  };
  for (const other of ["/controlPanel/users", "/controlPanel/people", "/"]) {
    await page.goto(other, { waitUntil: "networkidle" });
    expect(await hasEditor(), other).toBe(false);
  }
  await openText(page, "rules");
  await editor(page, "Rules").waitFor();
  expect(await hasEditor()).toBe(true);
});

test("a text with too many headings says so in its preview and beside its field, and keeps what was typed", async ({
  page,
}) => {
  await openText(page, "rules");
  await page.getByRole("button", { name: "HTML" }).click();
  const source = page.getByRole("textbox", { name: "Rules: HTML" });
  const typed = "<h2>Day</h2>".repeat(201);
  await source.fill(typed);
  await page.getByRole("button", { name: "Preview", exact: true }).click();
  await expect(page.getByText("The text can have at most 200 headings. Your text is unchanged.")).toBeVisible();
  await save(page);
  await page.getByRole("button", { name: "HTML" }).click();
  await expect(source).toHaveAccessibleDescription(/Rules can have at most 200 headings\./);
  await expect(source).toHaveValue(typed);
  await discard(page);
});
