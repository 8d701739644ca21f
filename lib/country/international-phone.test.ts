import { describe, expect, it } from "vitest";
import { phoneReaderOf } from "@/lib/country/international-phone";

function read(text: string, country = "BG") {
  const problems: string[] = [];
  const number = phoneReaderOf(country)(text, (message) => problems.push(message));
  return problems[0] ?? number;
}

describe("a phone number", () => {
  it.each([
    ["359881234567", "BG", "+359 88 123 4567"],
    ["40721234567", "BG", "+40 721 234 567"],
    ["0040 721 234 567", "US", "+40 721 234 567"],
    ["+00359 88 123 4567", "BG", "+359 88 123 4567"],
    ["881234567", "BG", "+359 88 123 4567"],
    ["0170 1234567", "DE", "+49 170 1234567"],
    ["٠٨٨٨١٢٣٤٥٦", "BG", "+359 88 812 3456"],
    ["02 987 65 43 ext. 12", "BG", "+359 2 987 6543 ext. 12"],
    ["0888 12 34 56, 0899 12 34 56 (home)", "BG", "+359 88 812 3456, +359 89 912 3456 (home)"],
    ["0888 12 34 56, +49 170 1234567", "BG", "+359 88 812 3456, +49 170 1234567"],
  ])("%s of %s is stored as %s", (text, country, stored) => expect(read(text, country)).toBe(stored));

  it("keeps the groups of an international number", () => {
    expect(read("+359 888 123 456")).toBe("+359 888 123 456");
  });

  it("loses the national prefix that is not dialled after the country’s", () => {
    expect(read("+359 0888 123 456")).toBe("+359 88 812 3456");
    expect(read("+44 020 7946 0958")).toBe("+44 20 7946 0958");
  });

  it.each([
    ["+30 (0)691 234 5678", "+30 691 234 5678"],
    ["+48 (0) 512 345 678", "+48 512 345 678"],
    ["+420 (0) 601123456", "+420 601 123 456"],
    ["0030 (0) 6912345678", "+30 691 234 5678"],
    ["+36 (0)20 123 4567", "+36 20 123 4567"],
    ["(+49) (0)170 1234567", "+49 170 1234567"],
    ["+387/(0)61-123-456", "+387 61 123 456"],
    ["359 (0)88 123 4567", "+359 88 123 4567"],
    ["+39 (0)339 123 4567", "+39 339 123 4567"],
    ["+39 (0)6 1234 5678", "+39 06 1234 5678"],
    ["+٣٠ (٠)٦٩١٢٣٤٥٦٧٨", "+30 691 234 5678"],
  ])("loses the (0) that is dialled in its country only: %s", (text, stored) => expect(read(text)).toBe(stored));

  it.each([
    ["4915123456789", "DE", "+49 1512 3456789"],
    ["493012345678", "DE", "+49 30 12345678"],
    ["38343201234", "XK", "+383 43 201 234"],
    ["62812345678", "ID", "+62 812 345 678"],
    ["0062812345678", "ID", "+62 812 345 678"],
    ["00573211234567", "CO", "+57 321 1234567"],
    ["00819012345678", "JP", "+81 90 1234 5678"],
    ["35988 123 4567", "BG", "+359 88 123 4567"],
    ["7 (495) 123-45-67", "RU", "+7 495 123 45 67"],
    ["49 170 1234567", "BG", "+49 170 1234567"],
    ["(49) 170 1234567", "BG", "+49 170 1234567"],
  ])("is international with 00 or with the person’s own prefix: %s of %s", (text, country, stored) =>
    expect(read(text, country)).toBe(stored),
  );

  it.each([
    ["9112345678", "IN", "+91 91123 45678"],
    ["55996723982", "BR", "+55 55 99672 3982"],
    ["846537327", "VN", "+84 846 537 327"],
    ["484373848", "PL", "+48 48 437 38 48"],
    ["3907654321", "IT", "+39 390 765 4321"],
  ])("is national if it only begins like the prefix: %s of %s", (text, country, stored) =>
    expect(read(text, country)).toBe(stored),
  );

  it.each([
    ["8 (495) 123-45-67", "BG"],
    ["8 495 123 45 67", "BG"],
    ["(473) 403-1234", "BG"],
    ["473 403 1234", "BG"],
  ])("that another country may have written so needs its prefix: %s of %s", (text, country) =>
    expect(read(text, country)).toBe(`The phone number “${text}” needs its country prefix, such as +359.`),
  );

  it.each([
    ["8 067 123 45 67", "UA", "+380 67 123 4567"],
    ["8 (044) 123-45-67", "UA", "+380 44 123 4567"],
    ["8 055 123456", "AM", "+374 55 123456"],
    ["8 050 123 45 67", "AZ", "+994 50 123 45 67"],
    ["8 555 12 34 56", "GE", "+995 555 12 34 56"],
    ["8 029 123-45-67", "BY", "+375 29 123 45 67"],
    ["8 (701) 123-45-67", "KZ", "+7 701 123 4567"],
    ["8 (495) 123-45-67", "RU", "+7 495 123 45 67"],
  ])("may begin with the 8 that was dialled: %s of %s", (text, country, stored) =>
    expect(read(text, country)).toBe(stored),
  );

  it("that is possible but in no use stays, and with a prefix it has a space, which spreadsheets take for text", () => {
    expect(read("12345 67890", "NP")).toBe("12345 67890");
    expect(read("+35911111111")).toBe("+359 11111111");
  });

  it.each([
    ["0888 1", "BG", "has too few digits for the country prefix +359."],
    ["12345 67", "NP", "has too few digits for the country prefix +977."],
    ["+49 170 1234567 8901234", "BG", "has too many digits for the country prefix +49."],
    ["+359 88 123 45670", "BG", "has a wrong number of digits for the country prefix +359."],
    ["+999 123 456", "BG", "has a country prefix that does not exist."],
    ["+0888 123 456", "BG", "has a country prefix that does not exist."],
    ["0888 123 456", "XN", "needs its country prefix, such as +359."],
  ])("%s of %s is refused, with what is wrong", (text, country, problem) =>
    expect(read(text, country)).toBe(`The phone number “${text}” ${problem}`),
  );

  it("is refused if it is the second one", () => {
    expect(read("0888 123 456, 0899 1")).toMatch(/^The phone number “0899 1” has too few digits/);
  });
});
