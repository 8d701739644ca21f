/** Each script has its ten digits in a row, so the distance from its zero is the value. */
export function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero--;
  return String((code - zero) % 10);
}

export const withAsciiDigits = (text: string): string =>
  text.replaceAll("＋", "+").replace(/(?!\d)\p{Nd}/gu, asciiDigit);

/** e.g. "33,5" of "٣٣٫٥" and "10.5" of "１０．５" */
export const withAsciiNumber = (text: string): string =>
  withAsciiDigits(text).replaceAll("．", ".").replace(/[٫，]/g, ",");
