const extension = /\s*(?:ext\.?|x|#)\s*(\p{Nd}+)$/iu;
/** Digits, with what people write between them. */
const pattern = /^[+＋]?[\p{Nd}\s()./\p{Pd}]+$/u;

const digitsOf = (text: string): string[] => text.match(/\p{Nd}/gu) ?? [];

/** Whether a text has the shape of a phone number, whatever its country. Short national numbers have five digits. */
export function isPhoneNumber(text: string): boolean {
  const number = text.replace(extension, "");
  const count = digitsOf(number).length;
  return pattern.test(number) && count >= 5 && count <= 20;
}

/** The `tel:` address of a phone number. */
export function phoneHref(number: string): string {
  const [, extensionDigits] = extension.exec(number) ?? [];
  const dialled = number.replace(extension, "").replace(/[^+\d]/g, "");
  return `tel:${dialled}${extensionDigits ? `;ext=${extensionDigits}` : ""}`;
}
