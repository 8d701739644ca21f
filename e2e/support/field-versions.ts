import type { Locator, Page, Request } from "@playwright/test";
import { expect, test } from "@/e2e/support/browser";

/** What a field shows: what is stored, what was typed in it, or what another user has stored meanwhile. */
type Version = "stored" | "typed" | "theirs";

type Versions<T> = Record<Version, T>;

interface Field {
  /** The path of the field in the request. */
  name: string;
  /** Whether drafts.spec.ts tests its draft instead, as for pictures. */
  isDraftTestedElsewhere?: boolean;
  /** Types the version `typed` into the field. */
  type: () => Promise<unknown>;
  /** Expects that the field shows the version. */
  shows: (version: Version) => Promise<unknown>;
  /** The value in the request, or a matcher of it. */
  sent: (version: Version) => unknown;
}

/** A text field or a date field. */
export const textField = (name: string, field: Locator, values: Versions<string>): Field => ({
  name,
  type: () => field.fill(values.typed),
  shows: (version) => expect(field).toHaveValue(values[version]),
  sent: (version) => values[version],
});

export const selectField = (name: string, field: Locator, values: Versions<string>): Field => ({
  ...textField(name, field, values),
  type: () => field.selectOption(values.typed),
});

export const tickField = (name: string, field: Locator, values: Versions<boolean>): Field => ({
  name,
  type: () => field.setChecked(values.typed),
  shows: (version) => expect(field).toBeChecked({ checked: values[version] }),
  sent: (version) => values[version],
});

/** A group of ticks that are one list in the request; `labels` are those of the values. */
export const ticksField = (
  name: string,
  group: Locator,
  labels: Readonly<Record<string, string>>,
  values: Versions<readonly string[]>,
): Field => {
  const forEach = async (version: Version, act: (tick: Locator, checked: boolean) => Promise<unknown>) => {
    for (const [value, label] of Object.entries(labels))
      await act(group.getByLabel(label, { exact: true }), values[version].includes(value));
  };
  return {
    name,
    type: () => forEach("typed", (tick, checked) => tick.setChecked(checked)),
    shows: (version) => forEach(version, (tick, checked) => expect(tick).toBeChecked({ checked })),
    sent: (version) => values[version],
  };
};

/** A list of entries with a text each, which `field` finds and the request has as `key`. Typing changes the first. */
export const listField = (name: string, key: string, field: Locator, values: Versions<readonly string[]>): Field => ({
  name,
  type: () => field.first().fill(values.typed[0] ?? ""),
  shows: (version) =>
    expect
      .poll(() => field.evaluateAll((inputs: HTMLInputElement[]) => inputs.map(({ value }) => value)))
      .toEqual(values[version]),
  sent: (version) => values[version].map((text) => expect.objectContaining({ [key]: text })),
});

export const richTextField = (name: string, field: Locator, values: Versions<string>): Field => ({
  name,
  type: () => field.fill(values.typed),
  shows: (version) => expect(field).toContainText(values[version]),
  sent: (version) => expect.stringContaining(values[version]),
});

/** A picture, found by the label of its image; `typed` is a chosen file, the other values are paths of stored pictures. */
export const pictureField = (
  name: string,
  form: Locator,
  label: string,
  { typed, ...paths }: Omit<Versions<string>, "typed"> & { typed: Buffer },
): Field => {
  const image = form.getByRole("img", { name: label });
  return {
    name,
    isDraftTestedElsewhere: true,
    async type() {
      const file = { name: "new.png", mimeType: "image/png", buffer: typed };
      await form.locator("input[type=file]").setInputFiles(file);
      await expect(image).toHaveAttribute("src", /^data:/);
    },
    async shows(version) {
      if (version !== "typed") return expect(image).toHaveAttribute("src", paths[version]);
      for (const path of Object.values(paths)) await expect(image).not.toHaveAttribute("src", path);
    },
    // A new picture is sent as base64, a stored one is not sent again.
    sent: (version) => (version === "typed" ? expect.stringMatching(/^[\w+/]{99}/) : ""),
  };
};

export interface FormVersions {
  fields: readonly Field[];
  /** The path of the request that saves the form. */
  request: string;
  submit: Locator;
  /** Opens the form, unless it is open. */
  open: () => Promise<unknown>;
  /** Waits until a save is done. */
  saved: () => Promise<unknown>;
  /** Changes a field that is not in `fields`, so that there is something to save. */
  changeOther: (text: string) => Promise<unknown>;
  /** Stores the versions `theirs` of the fields, as another user would. */
  storeTheirs: () => Promise<unknown>;
  /** Signs the same user in again. */
  signIn: () => Promise<unknown>;
  /** Whether the form has the button “Discard changes”. */
  hasDiscard?: boolean;
}

/** Saves the form and expects one version of each field in the request. */
async function expectSent(page: Page, form: FormVersions, version: Version): Promise<void> {
  const { pathname } = new URL(form.request, page.url());
  const isSave = (request: Request) => request.method() === "PUT" && new URL(request.url()).pathname === pathname;
  const [request] = await Promise.all([page.waitForRequest(isSave), form.submit.click()]);
  const body = request.postDataJSON();
  for (const { name, sent } of form.fields) {
    const value = name.split(".").reduce((part, key) => part?.[key], body);
    expect(value, `${name}: ${version}`).toEqual(sent(version));
  }
  await form.saved();
}

/** Expects the right version in every field and request after changes are discarded, theirs taken, and a draft restored. */
export async function expectVersions(page: Page, form: FormVersions): Promise<void> {
  const address = page.url();
  const type = async () => {
    await form.open();
    for (const field of form.fields) await field.type();
  };
  const shows = async (version: Version) => {
    await form.open();
    for (const field of form.fields) await field.shows(version);
  };

  const restored = form.fields.filter(({ isDraftTestedElsewhere }) => !isDraftTestedElsewhere);

  if (form.hasDiscard)
    await test.step("discarded", async () => {
      await type();
      await shows("typed");
      await page.getByRole("button", { name: "Discard changes" }).click();
      await shows("stored");
      await form.changeOther("Once");
      await expectSent(page, form, "stored");
    });

  await test.step("theirs taken", async () => {
    await type();
    await form.storeTheirs();
    await form.submit.click();
    await page.getByRole("button", { name: "Take theirs" }).click();
    await shows("theirs");
    await form.changeOther("Twice");
    await expectSent(page, form, "theirs");
  });

  await test.step("restored", async () => {
    await type();
    const ended = { status: 401, json: { detail: "Please sign in." } };
    await page.route(`**${form.request}`, (route) => route.fulfill(ended), { times: 1 });
    await form.submit.click();
    await expect(page).toHaveURL("/");
    await form.signIn();
    await page.goto(address);
    await form.open();
    for (const field of restored) await field.shows("typed");
    await expectSent(page, { ...form, fields: restored }, "typed");
  });

  await test.step("saved", async () => {
    await page.goto(address);
    await form.open();
    for (const field of restored) await field.shows("typed");
  });
}
