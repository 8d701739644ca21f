const extension = /\s*(?:ext\.?|x|#)\s*(\p{Nd}+)$/iu;
/** Digits, with what people write between them. */
const pattern = /^[+＋]?[\p{Nd}\s()./\p{Pd}]+$/u;

/** A slash may also follow an area code, but then neither 0 nor + comes next. */
const secondNumber = /\s*\/\s*(?=\(?[+0])/;

const digitsOf = (text: string): string[] => text.match(/\p{Nd}/gu) ?? [];

/** Whether a text has the shape of a phone number, whatever its country. Short national numbers have five digits. */
export function isPhoneNumber(text: string): boolean {
  const number = text.replace(extension, "");
  const count = digitsOf(number).length;
  return pattern.test(number) && count >= 5 && count <= 20;
}

/** The digit 0 to 9 that a digit of any script stands for: every script's ten digits are in order. */
function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero--;
  return String((code - zero) % 10);
}

/** The `tel:` address of a phone number; of two numbers with a slash between them, the first one's. */
export function phoneHref(number: string): string {
  const ascii = number.replaceAll("＋", "+").replace(/\p{Nd}/gu, asciiDigit);
  const [first = ""] = ascii.split(secondNumber);
  const [, extensionDigits] = extension.exec(first) ?? [];
  const dialled = first.replace(extension, "").replace(/[^+\d]/g, "");
  return `tel:${dialled}${extensionDigits ? `;ext=${extensionDigits}` : ""}`;
}
