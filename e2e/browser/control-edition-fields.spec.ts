import { expect, signInAsDemo, test } from "@/e2e/support/browser";
import { ownSite } from "@/e2e/support/browser-site";
import { editor, openEdition, openText } from "@/e2e/support/edition-page";
import { expectVersions, type FormVersions, listField, richTextField, tickField } from "@/e2e/support/field-versions";
import { call, demoToken } from "@/e2e/support/http";
import { publicEdition } from "@/e2e/support/public-edition";

ownSite();

// An old version, and a session that has ended.
test.use({ expectedErrors: ["409 /api/Contest/", "401 /api/Contest/"] });

test.beforeEach(({ context }) => signInAsDemo(context, "admin"));

test("lists, ticks in a list and rich texts show and send what is stored, typed or taken", async ({
  page,
  context,
}) => {
  const token = await demoToken("admin");
  const path = `/api/Contest/${(await publicEdition()).id}`;
  const { committees, venuePictures } = (await call(`GET ${path}/settings`, { token })).body;
  const submit = page.getByRole("button", { name: "Save", exact: true });
  const expectEach = async (part: string, form: Pick<FormVersions, "fields" | "changeOther"> & { theirs: object }) =>
    test.step(part, () =>
      expectVersions(page, {
        ...form,
        request: `${path}${part}`,
        submit,
        hasDiscard: true,
        open: async () => undefined,
        saved: () => expect(page.getByRole("button", { name: "Discard changes" })).toHaveCount(0),
        storeTheirs: () => call(`PUT ${path}${part}`, { token, body: form.theirs }),
        signIn: () => signInAsDemo(context, "admin"),
      }),
    );
  const main = page.getByRole("main");

  await openEdition(page, "committees");
  const [first, ...others] = committees.map(({ name }: { name: string }) => name);
  await expectEach("/committees", {
    fields: [
      listField("committees", "name", main.getByLabel("Name", { exact: false }), {
        stored: [first, ...others],
        typed: ["Typed Committee", ...others],
        theirs: ["Their Committee", ...others],
      }),
    ],
    changeOther: (text) => main.getByLabel("Title of a member").first().fill(text),
    theirs: {
      committees: committees.map(
        ({ peopleCount: _count, key: _key, ...committee }: Record<string, unknown>, i: number) => ({
          ...committee,
          name: i === 0 ? "Their Committee" : committee.name,
        }),
      ),
    },
  });

  await openEdition(page, "pictures");
  const isMap = { stored: false, typed: true, theirs: false };
  await expectEach("/venuePictures", {
    fields: [tickField("venuePictures.0.isMap", main.getByLabel("This is a map").first(), isMap)],
    changeOther: (text) => main.getByRole("textbox", { name: "Caption" }).first().fill(text),
    theirs: {
      venuePictures: venuePictures.map(({ id, caption, isMap }: Record<string, unknown>, i: number) => ({
        id,
        isMap,
        picture: "",
        caption: i === 0 ? "Their caption" : caption,
      })),
    },
  });

  await openText(page, "rules");
  await expectEach("/texts", {
    fields: [
      richTextField("rules", editor(page, "Rules"), {
        stored: "These rules are short on purpose",
        typed: "Typed rules",
        theirs: "Their rules",
      }),
    ],
    async changeOther(text) {
      await editor(page, "Rules").press("Control+End");
      await page.keyboard.type(text);
    },
    theirs: { rules: "<p>Their rules.</p>" },
  });
});
