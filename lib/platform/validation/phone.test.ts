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

  it.each(["n/a", "1234", "maria@team.example", "+359 88 123 4567 / +359 54 830 495", "call me"])(
    "is not %j",
    (text) => {
      const [issue, ...more] = parse(text).error?.issues ?? [];
      expect(issue?.message).toMatch(/^This is not a phone number/);
      expect(more).toEqual([]);
    },
  );

  it("has a single error if it is missing", () => {
    expect(parse(" ").error?.issues.map(({ message }) => message)).toEqual(["Phone number is required."]);
  });

  it.each([
    ["+359 (88) 111-222", "tel:+35988111222"],
    ["088 111 222", "tel:088111222"],
    ["+1 212 555 0123 ext. 5", "tel:+12125550123;ext=5"],
    ["088 123 456 / 089 456 789", "tel:088123456"],
    ["088 / 123-4567", "tel:0881234567"],
    ["＋٣٥٩ ८८ １２３ 4567", "tel:+359881234567"],
  ])("%s is called by %s", (number, href) => expect(phoneHref(number)).toBe(href));
});
