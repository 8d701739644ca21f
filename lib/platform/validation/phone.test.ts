import { describe, expect, it } from "vitest";
import { phoneNumber } from "@/lib/platform/validation/fields";
import { phoneHref } from "@/lib/platform/validation/phone";

const parse = (text: string) => phoneNumber("Phone number").safeParse(text);

describe("a phone number", () => {
  it.each([
    "+359 88 123 4567",
    "0888123456",
    "00359 (0)88 / 123-4567",
    "+1 212 555 0123 ext. 5",
    "12345",
    "٠٨٨٨١٢٣٤٥٦",
    "+359 54–830–495",
  ])("may be written as %s", (text) => expect(parse(text).data).toBe(text));

  it("loses the invisible characters and the spaces that come with a copied one", () => {
    expect(parse("\u202a\u00a0+359 88  123 4567\u202c ").data).toBe("+359 88 123 4567");
  });

  it.each([
    ["359881234567.0", "359881234567"],
    ["+359881234567,00", "+359881234567"],
    ["359,881,234,567", "359881234567"],
    ["(+359) 88 123 4567", "+359 88 123 4567"],
    ["+(359) 88 123 4567", "+359 88 123 4567"],
    ["+ 359 88 123 4567", "+359 88 123 4567"],
    ["tel:+359-88-123-4567;ext=12", "+359-88-123-4567 ext. 12"],
    ["Тел.: 0888 123 456", "0888 123 456"],
    ["GSM 0888 123 456", "0888 123 456"],
    ["02 987 65 43 вътр. 12", "02 987 65 43 ext. 12"],
    ["8 (495) 123-45-67 доб. 12", "8 (495) 123-45-67 ext. 12"],
    ["02 987 65 43, доб.12", "02 987 65 43 ext. 12"],
    ["+44 20 7946 0958 (extension 12)", "+44 20 7946 0958 ext. 12"],
    ["0888 123 456 (mother, after 6)", "0888 123 456 (mother, after 6)"],
    ["(Viber) 0888 123 456", "0888 123 456 (Viber)"],
    ["WhatsApp: +359 88 123 4567", "+359 88 123 4567 (WhatsApp)"],
    ["+359 88 123 4567 WhatsApp", "+359 88 123 4567 (WhatsApp)"],
    ["'+359881234567", "+359881234567"],
    ["’0888 123 456", "0888 123 456"],
    ['="0888123456"', "0888123456"],
    ['"0888123456"', "0888123456"],
    ["‘0888123456", "0888123456"],
    ["=+359888123456", "+359888123456"],
    ["„(02) 987 65 43“", "(02) 987 65 43"],
    ["T: +359 88 123 4567", "+359 88 123 4567"],
    ["M +359 88 123 4567", "+359 88 123 4567"],
    ["Phone No. +359 88 123 4567", "+359 88 123 4567"],
    ["Telephone number: 0888123456", "0888123456"],
    ["gsm0888123456", "0888123456"],
    ["№ 0888123456", "0888123456"],
    ["No. 0888123456", "0888123456"],
    ["“0888 123 456” (Ana)", "0888 123 456 (Ana)"],
    ["22 123 45 67 wew. 12", "22 123 45 67 ext. 12"],
    ["212 123 45 67 dahili 12", "212 123 45 67 ext. 12"],
    ["1 234 567 lok. 12", "1 234 567 ext. 12"],
    ["224 123 456 linka 12", "224 123 456 ext. 12"],
    ["+387/(0)61-123-456", "+387/(0)61-123-456"],
    ["02 987 65 43 / ext. 12", "02 987 65 43 ext. 12"],
  ])("is read from %s", (text, number) => expect(parse(text).data).toBe(number));

  it.each([
    ["0888 12 34 56, 0899 12 34 56", "0888 12 34 56, 0899 12 34 56"],
    ["0888123456;0899123456", "0888123456, 0899123456"],
    ["0888123456/0899123456", "0888123456, 0899123456"],
    ["555-1234 / 555-9876", "555-1234, 555-9876"],
    ["+381/64-123-4567 / 064-765-4321", "+381/64-123-4567, 064-765-4321"],
    ["+359 88 123 4567 · +359 54 830 495", "+359 88 123 4567, +359 54 830 495"],
    ['"0888123456", "0899123456"', "0888123456, 0899123456"],
    ['="0888123456";="0899123456"', "0888123456, 0899123456"],
    ["0888 123 456\r\n0899 123 456", "0888 123 456, 0899 123 456"],
    ["+359 88 123 4567 +359 54 830 495", "+359 88 123 4567, +359 54 830 495"],
    ["0888 123 456 или 0899 123 456", "0888 123 456, 0899 123 456"],
    ["02 987 65 43 ext. 5; 0888 123 456 (home)", "02 987 65 43 ext. 5, 0888 123 456 (home)"],
  ])("may be followed by another one: %j", (text, numbers) => expect(parse(text).data).toBe(numbers));

  it.each([
    ["n/a", "n/a"],
    ["1234", "1234"],
    ["maria@team.example", "maria@team.example"],
    ["call me", "call me"],
    ["0888 123 456 / 0899", "0899"],
    ["0888 123 456, call me", "call me"],
    ["0000000000", "0000000000"],
    ["+٠٠٠٠٠٠٠٠", "+٠٠٠٠٠٠٠٠"],
  ])("is not %j", (text, wrong) => {
    const issues = parse(text).error?.issues.map(({ message }) => message);
    expect(issues).toEqual([expect.stringMatching(/^This is not a phone number/)]);
    expect(issues?.[0]).toContain(`“${wrong}”`);
  });

  it.each(["0888123456 Иван", "Майка: 0888123456"])("has its note in brackets, unlike %s", (text) => {
    expect(parse(text).error?.issues.map(({ message }) => message)).toEqual([
      `This is not a phone number: “${text}”. Write a note in brackets: +359 88 123 4567 (mother).`,
    ]);
  });

  it("is written in full", () => {
    for (const text of ["0888 12 34 56 / 57", "+359 54 830 495/6/7"])
      expect(parse(text).error?.issues.map(({ message }) => message)).toEqual([
        `Write each number in full: “${text}”.`,
      ]);
  });

  it.each(["3.59881E+11", "3,59881E+11", "+3.59888E+11"])("is not what a spreadsheet made of it: %s", (text) => {
    expect(parse(text).error?.issues.map(({ message }) => message)).toEqual([
      `A spreadsheet has shortened this number to “${text}”. Format its column as text and enter all digits.`,
    ]);
  });

  it("has a single error if it is missing", () => {
    expect(parse(" ").error?.issues.map(({ message }) => message)).toEqual(["Phone number is required."]);
  });

  it.each([
    ["+359 (88) 111-222", "tel:+35988111222"],
    ["088 111 222", "tel:088111222"],
    ["+1 212 555 0123 ext. 5", "tel:+12125550123;ext=5"],
    ["088 123 456 / 089 456 789", "tel:088123456"],
    ["088 123 456, 089 456 789", "tel:088123456"],
    ["02 987 65 43 ext. 12 (office), 089 456 789", "tel:029876543;ext=12"],
    ["+359 88 812 3456 (mother 2)", "tel:+359888123456"],
    ["088 / 123-4567", "tel:0881234567"],
    ["0888 12 34 56 / 57", "tel:0888123456"],
    ["+359 (0)54 830 495", "tel:+35954830495"],
    ["+39 (0)6 1234 5678", "tel:+390612345678"],
    ["＋٣٥٩ ८८ １２３ 4567", "tel:+359881234567"],
  ])("%s is called by %s", (number, href) => expect(phoneHref(number)).toBe(href));
});
