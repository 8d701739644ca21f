import { randomUUID } from "node:crypto";
import { expect, signInAs, test } from "@/e2e/support/browser";
import { openOwnTeam } from "@/e2e/support/edit-team-page";
import {
  expectVersions,
  pictureField,
  selectField,
  textField,
  tickField,
  ticksField,
} from "@/e2e/support/field-versions";
import { call, signedIn } from "@/e2e/support/http";
import { contestantModel, guestPayload, pictureBase64 } from "@/e2e/support/payloads";
import { countryByCode } from "@/e2e/support/site";
import { cardPath } from "@/lib/platform/picture/path";

test.use({ expectedErrors: ["401 /api/", "409 /api/"] });

const country = "MC";
const colours = { stored: "#204060", theirs: "#602040", typed: "#406020" };

test("a contestant's texts, choices, dates, ticks and pictures show and send what is stored, typed or taken", async ({
  page,
  context,
}) => {
  const [stored, theirs, typed] = await Promise.all([
    pictureBase64(colours.stored),
    pictureBase64(colours.theirs),
    pictureBase64(colours.typed),
  ]);
  const contact = {
    hasPersonForContact: true,
    personForContactName: "Her Mother",
    personForContactPhoneNumber: "+359 88 111 222",
  };
  const contestant = (fullName: string, picture: string) => ({
    ...contestantModel(fullName),
    ...contact,
    contestantPerson: { fullName, nativeName: "Stored", tShirtSize: "L", picture },
  });
  const edit = await openOwnTeam(page, context, country, {
    contestants: [contestant("First", stored), contestant("Second", theirs)],
  });
  const [{ id, person }, second] = edit.team.contestants;
  const card = edit.contestant(1);
  const admin = await signedIn("Administrator");
  await expectVersions(page, {
    request: "/api/Contestant",
    submit: edit.change(card),
    hasDiscard: true,
    fields: [
      textField("personEditModel.nativeName", card.getByLabel("Native name"), {
        stored: "Stored",
        typed: "Typed",
        theirs: "Theirs",
      }),
      selectField("operatingSystemName", card.getByLabel("Operating system"), {
        stored: "Windows",
        typed: "Ubuntu",
        theirs: "macOS",
      }),
      textField("dateOfBirth", card.getByLabel("Date of birth"), {
        stored: "2008-05-24",
        typed: "2009-01-02",
        theirs: "2007-03-04",
      }),
      tickField("hasPersonForContact", card.getByLabel("Contestant does not travel with the leader"), {
        stored: true,
        typed: false,
        theirs: true,
      }),
      pictureField("personEditModel.picture", card, "Picture of contestant 1, as it will be shown", {
        stored: cardPath(person.picturePath),
        theirs: cardPath(second.person.picturePath),
        typed: Buffer.from(typed, "base64"),
      }),
    ],
    open: async () => undefined,
    saved: () => expect(card.getByRole("button", { name: "Discard changes" })).toHaveCount(0),
    changeOther: (text) => card.getByLabel("Full name").fill(text),
    storeTheirs: () =>
      call("PUT /api/Contestant", {
        token: admin.token,
        body: {
          id,
          ...contact,
          operatingSystemName: "macOS",
          dateOfBirth: "2007-03-04",
          personEditModel: { fullName: "First", nativeName: "Theirs", tShirtSize: "L", picture: theirs },
        },
      }),
    signIn: () => signInAs(context, edit.account),
  });
});

test("a team's choices and ticks, ticked or not, show and send what is stored, typed or taken", async ({
  page,
  context,
}) => {
  const edit = await openOwnTeam(page, context, country);
  const { basics } = edit;
  const admin = await signedIn("Administrator");
  const { id } = edit.team;
  const names = randomUUID();
  await expectVersions(page, {
    request: "/api/Team/basic",
    submit: edit.change(basics),
    fields: [
      selectField("teamGroup", basics.getByLabel("Group"), { stored: "Senior", typed: "Junior", theirs: "Senior" }),
      tickField("isOnline", basics.getByLabel("The team takes part online"), {
        stored: false,
        typed: true,
        theirs: false,
      }),
      tickField("isOfficial", basics.getByLabel("Official team"), { stored: true, typed: false, theirs: true }),
    ],
    open: async () => undefined,
    saved: () => expect(edit.change(basics)).toBeEnabled(),
    changeOther: (text) => basics.getByLabel("Team name").fill(`${text} ${names}`),
    storeTheirs: () =>
      call("PUT /api/Team/basic", {
        token: admin.token,
        body: { id, name: `Theirs ${names}`, teamGroup: "Senior", isOnline: false, isOfficial: true },
      }),
    signIn: () => signInAs(context, edit.account),
  });
});

test("a person's roles, country, time and place show and send what is stored, typed or taken", async ({
  page,
  context,
}) => {
  const account = await signedIn("Administrator");
  const ids = Object.fromEntries(
    await Promise.all(["MC", "LI", "AD"].map(async (code) => [code, (await countryByCode(code)).id])),
  );
  const [member, juror] = ["SCIENTIFIC_COMMITTEE_MEMBER", "JURY_MEMBER"];
  const person = guestPayload({ roles: ["GUEST", member], countryId: ids.MC });
  const { body } = await call("POST /api/Person", { token: account.token, body: person });
  await signInAs(context, account);
  await page.goto(`/controlPanel/people?person=${body.id}`);
  const dialog = page.getByRole("dialog");
  const labels = { GUEST: "Guest", [member]: "Scientific Committee: Member", [juror]: "Jury: Juror" };
  await expectVersions(page, {
    request: `/api/Person/${body.id}`,
    submit: dialog.getByRole("button", { name: "Edit Person" }),
    fields: [
      ticksField("roles", dialog.getByRole("group", { name: "Role" }), labels, {
        stored: ["GUEST", member],
        typed: [juror, "GUEST"],
        theirs: ["GUEST", member, juror],
      }),
      selectField("countryId", dialog.getByLabel("Country"), { stored: ids.MC, typed: ids.LI, theirs: ids.AD }),
      textField("timeOfArrival", dialog.getByLabel("Time of Arrival"), {
        stored: "2025-04-09T14:30",
        typed: "2025-04-08T10:00",
        theirs: "2025-04-10T11:00",
      }),
      selectField("arrivalLocation", dialog.getByLabel("Arrival location"), {
        stored: "Other",
        typed: "Sofia Airport",
        theirs: "Varna Airport",
      }),
    ],
    async open() {
      if (!(await dialog.isVisible())) await page.goto(`/controlPanel/people?person=${body.id}`);
    },
    saved: () => expect(dialog).toHaveCount(0),
    changeOther: (text) => dialog.getByLabel("Native Name").fill(text),
    storeTheirs: () =>
      call(`PUT /api/Person/${body.id}`, {
        token: account.token,
        body: {
          ...person,
          roles: ["GUEST", member, juror],
          countryId: ids.AD,
          timeOfArrival: "2025-04-10T11:00",
          arrivalLocation: "Varna Airport",
        },
      }),
    signIn: () => signInAs(context, account),
  });
});
