import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type EditionSite, startEditionSite } from "@/e2e/support/edition-site";

let site: EditionSite;
beforeAll(async () => {
  site = await startEditionSite();
});
afterAll(() => site.stop());

describe("an edition's names, dates, place and links", () => {
  it("are changed separately; absent fields are kept", async () => {
    const before = await site.settings();
    const answer = await site.put("", { venue: "Preslav, Bulgaria", materialsUrl: "https://tasks.example/2025" });
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      ...before,
      venue: "Preslav, Bulgaria",
      materialsUrl: "https://tasks.example/2025",
      version: before.version + 1,
    });
    expect((await site.contest()).materialsUrl).toBe("https://tasks.example/2025");
    expect((await site.put("", { materialsUrl: null })).body.materialsUrl).toBeNull();
  });

  it("read a deadline without an offset in the venue's time zone", async () => {
    const answer = await site.put("", { endOfRegistrationDate: "2025-03-25T18:00" });
    expect(answer.body.endOfRegistrationDate).toBe("2025-03-25T16:00:00.000Z");
    expect((await site.contest()).endOfEditDate).toBe("2025-03-26T16:00:00.000Z");
  });

  it("have an age limit for each group, which is public and can be removed", async () => {
    const limits = { juniorsBornOnOrAfter: "2010-01-01", seniorsBornOnOrAfter: "2006-07-01" };
    expect((await site.put("", limits)).body).toMatchObject(limits);
    const answer = await site.put("", { juniorsBornOnOrAfter: "" });
    expect(answer.body).toMatchObject({ ...limits, juniorsBornOnOrAfter: null });
    expect(await site.contest()).toMatchObject({ ...limits, juniorsBornOnOrAfter: null });
  });

  it("have an emergency phone, even a short one, which is not public", async () => {
    for (const emergencyPhone of ["+359 54 830 495", "112", null])
      expect((await site.put("", { emergencyPhone })).body.emergencyPhone).toBe(emergencyPhone);
    expect(await site.contest()).not.toHaveProperty("emergencyPhone");
  });

  it.each([
    ["the end before the beginning", { endDate: "2025-04-08" }, "endDate"],
    ["a beginning in another year", { startDate: "2024-12-30" }, "startDate"],
    ["a deadline after the tournament", { endOfRegistrationDate: "2025-04-14T00:00" }, "endOfRegistrationDate"],
    ["a day that is none", { startDate: "2025-02-30" }, "startDate"],
    ["an age limit that is no date", { seniorsBornOnOrAfter: "2006" }, "seniorsBornOnOrAfter"],
    ["an age limit after the edition's year", { juniorsBornOnOrAfter: "2026-01-01" }, "juniorsBornOnOrAfter"],
    ["a time zone that is none", { timeZone: "Europe/Shumen" }, "timeZone"],
    ["an offset for a time zone", { timeZone: "+03:00" }, "timeZone"],
    ["a script for a link", { invitationLetterUrl: "javascript:alert(1)" }, "invitationLetterUrl"],
    ["data for a link", { materialsUrl: "data:text/html,x" }, "materialsUrl"],
    ["another site without a scheme", { materialsUrl: "//evil.example/x" }, "materialsUrl"],
    ["an e-mail address that is none", { contactEmail: "office" }, "contactEmail"],
    ["an emergency phone that is none", { emergencyPhone: "ask at the desk" }, "emergencyPhone"],
    ["a blank name", { name: " " }, "name"],
    ["a text that leaves no room on a certificate", { certificateText: "line\n".repeat(9) }, "certificateText"],
    ["a third signature", { certificateSignatories: ["A, Chair", "B", "C"] }, "certificateSignatories"],
  ])("refuse %s at its field", async (_what, body, field) => {
    const before = await site.settings();
    const answer = await site.put("", body);
    expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, [field]]);
    expect(await site.settings()).toEqual(before);
  });

  it("have a text and signatures for certificates, which no visitor sees", async () => {
    const certificateText = "for solving problems\n\nduring two days";
    const sent = { certificateText, certificateSignatories: ["Ana Ivanova, Chair of the jury", " "] };
    const stored = { certificateText, certificateSignatories: ["Ana Ivanova, Chair of the jury"] };
    expect((await site.put("", sent)).body).toMatchObject(stored);
    expect(await site.contest()).not.toHaveProperty("certificateText");
  });

  it("refuse an edit based on an older version", async () => {
    const { version } = await site.settings();
    expect((await site.put("", { name: "Mine", version })).status).toBe(200);
    expect((await site.put("", { name: "Too late", version })).status).toBe(409);
    expect((await site.settings()).name).toBe("Mine");
  });

  it("are recorded in the audit log", async () => {
    await site.put("", { contactEmail: "new@tournament.example" });
    const { body } = await site.call("GET /api/Audit?entity=Edition", { token: site.token });
    expect(body[0]).toMatchObject({
      action: "PUT /api/Contest/{id}",
      changes: { contactEmail: ["office@tournament.example", "new@tournament.example"] },
    });
    expect(Object.keys(body[0].changes)).toEqual(["contactEmail"]);
  });
});

describe("an edition's lists", () => {
  it("can be extended, ordered and shortened, which changes the options of forms", async () => {
    const operatingSystemNamesList = ["Debian", "Windows", "Ubuntu", "macOS"];
    expect((await site.put("", { operatingSystemNamesList })).status).toBe(200);
    const { body } = await site.call("GET /api/Contest/availableEnums");
    expect(body.operatingSystemNamesList).toEqual(operatingSystemNamesList);
    await site.put("", { operatingSystemNamesList: operatingSystemNamesList.slice(1) });
    expect((await site.settings()).operatingSystemNamesList).toEqual(["Windows", "Ubuntu", "macOS"]);
  });

  it("rename a value in every record that uses it, and can swap two", async () => {
    const { uses } = await site.settings();
    const list = (await site.settings()).arrivalLocationsList.map((name: string) => ({ name }));
    const swapped = list.map(({ name }: { name: string }) =>
      name === "Sofia Airport"
        ? { name: "Varna Airport", was: name }
        : name === "Varna Airport"
          ? { name: "Sofia Airport", was: name }
          : { name },
    );
    const answer = await site.put("", { arrivalLocationsList: swapped });
    expect(answer.status).toBe(200);
    expect(answer.body.uses.arrivalLocationsList).toEqual({
      ...uses.arrivalLocationsList,
      "Sofia Airport": uses.arrivalLocationsList["Varna Airport"],
      "Varna Airport": uses.arrivalLocationsList["Sofia Airport"],
    });
    const transfers = (await site.call("GET /api/Transfer", { token: site.token })).body;
    const parties = transfers.flatMap((transfer: { parties: object[] }) => transfer.parties);
    expect(parties.length).toBeGreaterThan(0);
    for (const { place, transfer } of parties) expect(transfer.assignedPlace).toBe(place);
  });

  it("keep a value that records use, and report their number", async () => {
    const { uses, tShirtSizesList } = await site.settings();
    const answer = await site.put("", { tShirtSizesList: tShirtSizesList.filter((size: string) => size !== "M") });
    expect(answer.status).toBe(422);
    expect(answer.body.errors.tShirtSizesList[0]).toContain(
      `“M” cannot be removed while ${uses.tShirtSizesList.M} records use it`,
    );
  });

  it.each([
    ["without Other", { arrivalLocationsList: ["Varna Airport"] }, /^arrivalLocationsList/],
    ["with nothing in it", { tShirtSizesList: [] }, /^tShirtSizesList$/],
    ["with a value twice, whatever its case", { tShirtSizesList: ["M", "m"] }, /^tShirtSizesList\.1\.name$/],
    ["with a blank value", { tShirtSizesList: ["M", " "] }, /^tShirtSizesList\.1\.name$/],
    ["that renames what is not there", { tShirtSizesList: [{ name: "A", was: "B" }] }, /^tShirtSizesList/],
  ])("refuse a list %s", async (_what, body, field) => {
    const answer = await site.put("", body);
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.body.errors)[0]).toMatch(field);
  });
});

describe("an edition's texts", () => {
  const text =
    '<h2>Rules</h2><p>See <a href="https://example.org/" onclick="x()">here</a>.</p><table><tbody><tr><td>1</td></tr></tbody></table><script>alert(1)</script>';
  const clean =
    '<h2>Rules</h2><p>See <a href="https://example.org/">here</a>.</p><table><tbody><tr><td>1</td></tr></tbody></table>';

  it("are sanitised when stored, as in the preview", async () => {
    const preview = await site.call("POST /api/Contest/preview/text", { token: site.token, body: { text } });
    expect(preview.body).toEqual({ html: clean });
    const { welcomeText } = await site.settings();
    const answer = await site.put("/texts", { rules: text });
    expect(answer.body).toMatchObject({ rules: clean, welcomeText });
    const page = (await site.call("GET /information/rules")).body;
    expect(page).toContain('<a href="https://example.org/">here</a>');
    expect(page).not.toContain("alert(1)");
  });
});
