const extension = /\s*(?:ext\.?|x|#)\s*(\p{Nd}+)$/iu;
const pattern = /^[+＋]?[\p{Nd}\s()./\p{Pd}]+$/u;

/** A slash may also follow an area code, but then neither 0 nor + comes next. */
const secondNumber = /\s*\/\s*(?=\(?[+0])/;

const digitsOf = (text: string): string[] => text.match(/\p{Nd}/gu) ?? [];

/** Short national numbers have five digits. */
export function isPhoneNumber(text: string): boolean {
  const number = text.replace(extension, "");
  const count = digitsOf(number).length;
  return pattern.test(number) && count >= 5 && count <= 20;
}

/** Every script's ten digits are in order. */
function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero--;
  return String((code - zero) % 10);
}

/** Takes the first of two numbers with a slash between them. */
export function phoneHref(number: string): string {
  const ascii = number.replaceAll("＋", "+").replace(/\p{Nd}/gu, asciiDigit);
  const [first = ""] = ascii.split(secondNumber);
  const [, extensionDigits] = extension.exec(first) ?? [];
  const dialled = first.replace(extension, "").replace(/[^+\d]/g, "");
  return `tel:${dialled}${extensionDigits ? `;ext=${extensionDigits}` : ""}`;
}
