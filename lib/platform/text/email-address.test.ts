import { createTransport } from "nodemailer";
import { describe, expect, it } from "vitest";
import { mailHref } from "@/lib/platform/text/mail-href";
import { email } from "@/lib/platform/validation/fields";

function read(text: string) {
  const { data, error } = email("E-mail").safeParse(text);
  return data ?? error?.issues.map(({ message }) => message);
}

describe("an e-mail address", () => {
  it.each([
    "ana@xn--e1afmkfd.xn--90ae",
    "r&d@example.org",
    "o'brien@example.org",
    "ana+ioi@example.org",
    "{ana}=!#$%*/?^`|~_-@example.org",
    "/c=bg/@example.org",
    "1@2.example",
    "Ana.B@Example.ORG",
    "ana@mail.example-site.museum",
    `${"a".repeat(64)}@example.org`,
  ])("may be %s", (address) => expect(read(address)).toBe(address));

  it.each([
    ["ana@пример.бг", "ana@xn--e1afmkfd.xn--90ae"],
    ["ana@ПРИМЕР.БГ", "ana@xn--e1afmkfd.xn--90ae"],
    ["ana@müller.example", "ana@xn--mller-kva.example"],
    ["ana@δοκιμή.gr", "ana@xn--jxalpdlp.gr"],
    ["ana@例え。テスト", "ana@xn--r8jz45g.xn--zckzah"],
    ["Ana <ana@example.org>", "ana@example.org"],
    ['"Petrova, Ana" <ana@example.org>;', "ana@example.org"],
    ["<ana@example.org>", "ana@example.org"],
    ["mailto:ana@example.org", "ana@example.org"],
    ["MAILTO:ana@example.org?subject=Hello", "ana@example.org"],
    ["Ana <mailto:ana@example.org>", "ana@example.org"],
    ["ana@example.org;", "ana@example.org"],
    ["ana@example.org, ", "ana@example.org"],
    ["ana@example.org.", "ana@example.org"],
    ["'ana@example.org'", "ana@example.org"],
    ["“mailto:ana@example.org;”", "ana@example.org"],
    ["o’brien@example.org", "o'brien@example.org"],
    ["ana\u2011maria@example.org", "ana-maria@example.org"],
    ["ana @ example.org", "ana@example.org"],
    ["'ana@example.org", "ana@example.org"],
    ["’ana@example.org", "ana@example.org"],
    ["=ana@example.org", "ana@example.org"],
    ['="ana@example.org"', "ana@example.org"],
    ["`ana@example.org`", "ana@example.org"],
    ["ana@example.org (Ana)", "ana@example.org"],
    ["(Ana) ana@example.org", "ana@example.org"],
    ["Ana ana@example.org", "ana@example.org"],
    ["Petrova, Ana-Maria ana@example.org", "ana@example.org"],
    ["E-mail: ana@example.org", "ana@example.org"],
    ["Email address: Ana <ana@example.org>", "ana@example.org"],
    ["ana@example.org, ana@example.org", "ana@example.org"],
    ["ana@example.org / Ana@example.org", "ana@example.org"],
    ["ana@abc例え.jp", "ana@xn--abc-b73b408n.jp"],
    ["\u202aana＠example.org\u202c", "ana@example.org"],
    ["ａｎａ＠ｅｘａｍｐｌｅ．ｏｒｇ", "ana@example.org"],
    ["ana(at)example.org", "ana@example.org"],
    ["ana [at] example [dot] org", "ana@example.org"],
    ["ana {AT} mail(dot)example(dot)org", "ana@mail.example.org"],
    ["ana[@]example.org", "ana@example.org"],
    ["[ana@example.org](mailto:ana@example.org)", "ana@example.org"],
    ["[ana@example.org]", "ana@example.org"],
    ["✉ ana@example.org", "ana@example.org"],
    ["📧ana@example.org", "ana@example.org"],
    ["E-mail address - ana@example.org", "ana@example.org"],
    ["ana@example.org - Ana Petrova", "ana@example.org"],
    ["ana@example.org Ана Петрова", "ana@example.org"],
    ["ana@example.org, Ana", "ana@example.org"],
    ["ana@example.org’", "ana@example.org"],
  ])("is read from %j", (text, address) => expect(read(text)).toBe(address));

  it.each([
    ["ana", ""],
    ["ana@example", ""],
    ["ana@@example.org", ""],
    [".ana@example.org", ""],
    ["ana..b@example.org", ""],
    ["ana b@example.org", ""],
    ["ana@-example.org", ""],
    ["ana@example.1", ""],
    ["ana@127.0.0.1", ""],
    ["ana@xn--a.example", ""],
    ["ana@example.org:80", ""],
    ["ana at example.org", ""],
    ["[ana@example.org](mailto:ben@example.org)", ""],
    ["ana@example Org", ""],
    ["ana@example.org work", ""],
    ["ana@example.org/x", ""],
    [`${"a".repeat(65)}@example.org`, ""],
    ["ana@example.org; ben@example.org", ": there is more than one"],
    ["Ana <ana@example.org>, Ben <ben@example.org>", ": there is more than one"],
    ["аna@example.org", ": “а” is a Cyrillic letter"],
    ["ana@exаmple.org", ": “а” is a Cyrillic letter"],
    ["ana@example.orgг", ": “г” is a Cyrillic letter"],
    ["anaж@example.org", ": “ж” is a Cyrillic letter"],
    ["ana@exampleא.org", ": “א” is not a Latin letter"],
    ["ana@example,org", ": there is a comma after the @"],
    ["josé@example.org", ": “é” cannot be before the @"],
    ["jose\u0301@example.org", ": “é” cannot be before the @"],
    ["ALİ@example.org", ": “İ” cannot be before the @"],
    ["a@b.example/c@d.example", ": there is more than one"],
    ["ana@example.org ben@example.org", ": there is more than one"],
    ["ana@example.org\nben@example.org", ": there is more than one"],
    ["мария@example.org", ": “м” cannot be before the @"],
  ])("is not %s", (text, problem) => {
    expect(read(text)).toEqual([`This is not a valid e-mail address${problem}.`]);
  });

  it.each(["r&d@example.org", "o'brien@xn--e1afmkfd.xn--90ae", "{a}=!#$%*/?^`|~_-@example.org"])(
    "is one that mail is sent to: %s",
    async (to) => {
      const { envelope } = await createTransport({ jsonTransport: true }).sendMail({ from: "a@example.org", to });
      expect(envelope.to).toEqual([to]);
    },
  );

  it("is read in linear time", () => {
    for (const end of ["A".repeat(200), "A ".repeat(100), "(at)".repeat(60), "[".repeat(200)]) {
      const start = performance.now();
      read(`ana@example.org ${end}!`);
      expect(performance.now() - start).toBeLessThan(200);
    }
  });

  it("is linked with its signs encoded", () => {
    expect(mailHref("r&d?x=1#y%@example.org")).toBe("mailto:r%26d%3Fx%3D1%23y%25@example.org");
    expect(mailHref("office@example.org")).toBe("mailto:office@example.org");
  });
});
