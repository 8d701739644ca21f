import type { z } from "zod";
import { describeLookAlike } from "@/lib/platform/text/look-alikes";
import { hyphens } from "@/lib/platform/text/marks";

const atom = "[\\w!#$%&'*+/=?^`{|}~-]+";
const localPart = new RegExp(`^${atom}(?:\\.${atom})*$`);
const label = "[a-z\\d](?:[a-z\\d-]{0,61}[a-z\\d])?";
const asciiDomain = new RegExp(`^(?:${label}\\.)+(?:[a-z]{2,63}|xn--[a-z\\d-]{1,59})$`, "i");
const internationalDomain = /^(?=.*[^\0-\x7f])[\p{L}\p{M}\p{N}.。．｡·・-]+$/u;

const latinLetter = /\p{sc=Latin}/u;
/** Letters of other scripts, except those that domains mix with Latin ones. */
const foreignLetter = /(?![\p{sc=Latin}\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Bopo}\p{sc=Hang}\p{sc=Zyyy}])\p{L}/u;
const nonAsciiLetter = /(?=[^\0-\x7f])[\p{L}\p{M}]/u;

/** The first word that has Latin letters and a letter of another script. */
const mixedWord = (text: string): string | undefined =>
  text.split(/[.@-]/).find((word) => latinLetter.test(word) && foreignLetter.test(word));

function describeMixed(word: string): string {
  const letter = foreignLetter.exec(word)?.[0] ?? "";
  const what = /\p{sc=Cyrl}/u.test(letter) ? "is a Cyrillic letter" : "is not a Latin letter";
  return describeLookAlike(word) ?? `“${letter}” ${what}`;
}

function parts(address: string): { local: string; domain: string } {
  const at = address.lastIndexOf("@");
  return { local: address.slice(0, at), domain: address.slice(at + 1) };
}

/** "пример.бг" as DNS has it, "xn--e1afmkfd.xn--90ae"; any other text as it is. */
function toAscii(domain: string): string {
  const url = `http://${domain}`;
  return internationalDomain.test(domain) && URL.canParse(url) ? new URL(url).hostname : domain;
}

/** Spaces and punctuation that a copied address has around it. */
const surroundings = /^[\s;,]+|[\s;,.]+$/g;

const fieldLabel =
  /^(?:(?:e-?mail|mail|имейл|и-мейл|поща|почта|correo|courriel)(?: (?:address|адрес))?\s*(?::|\s-\s)|[✉📧📨🖂])\s*/iu;

/** Words before an address; in lower case, they may be a part of it that was split. */
const nameBefore = /^(?:[\p{Lu}\p{Lo}][\p{L}\p{M}.'’-]*[\s,]+)+(?=[a-z\d][^\s@]{2,}@[^\s@]+$)/u;

const capitalised = String.raw`[\p{Lu}\p{Lo}][\p{L}\p{M}.'’-]*`;
/** Such words after an address with a full stop in its domain. */
const nameAfter = new RegExp(
  String.raw`^([^\s@]+@[^\s@]+\.[a-z]{2,})(?:\s+-\s+|[\s,]+)${capitalised}(?:\s+${capitalised})*$`,
  "u",
);

/** One address of "ana@example.org, ana@example.org"; any other text as it is. */
function withoutRepetition(text: string): string {
  const [address = "", ...others] = text.split(/\s*[,;]\s*|\s+\/\s+|\s+/);
  return others.every((other) => other.toLowerCase() === address.toLowerCase()) ? address : text;
}

/** Replaces full-width letters, "(at)", "[dot]" and other hyphens. */
const withPlainMarks = (text: string): string =>
  text
    .replace(/[\uff01-\uff5e﹫]+/g, (letters) => letters.normalize("NFKC"))
    .replace(/\ufe0f/g, "")
    .replace(/\s*[([{]\s*(?:at|@)\s*[)\]}]\s*/i, "@")
    .replace(/\s*[([{]\s*(?:dot|\.)\s*[)\]}]\s*/gi, ".")
    .replace(hyphens, "-");

/** Removes angle brackets with a name before them, a Markdown link, quotation marks and a closing semicolon. */
const withoutMarks = (text: string): string =>
  text
    .replace(/^\[([^[\]]+@[^[\]]+)\](?:\(mailto:\1\))?$/i, "$1")
    .replace(/^[^<>]*<([^<>]+)>[\s;,.]*$/, "$1")
    .replace(surroundings, "")
    .replace(/^=(?=.*@)/, "")
    .replace(/^["“„«‘'`](.+)["”“»’'`]$/, "$1")
    .replace(/^['‘’`](?=[^'‘’`]*@)|(?<=@.*)['’`]$/g, "");

/** Removes a label such as "E-mail:", a note in brackets, names and "mailto:". */
const withoutWords = (text: string): string =>
  text
    .replace(fieldLabel, "")
    .replace(/^\([^()@]*\)\s*|\s*\([^()@]*\)$/g, "")
    .replace(nameBefore, "")
    .replace(nameAfter, "$1")
    .replace(/^mailto:([^?]*)(?:\?.*)?$/i, "$1");

/** The address alone of what people write or copy, with its domain as DNS has it. */
export function normalizeEmail(text: string): string {
  const written = withoutWords(withoutMarks(withPlainMarks(text)))
    .replace(/[‘’ʼ]/g, "'")
    .replace(/\s*@\s*/g, "@")
    .replace(surroundings, "");
  const address = withoutRepetition(written);
  if (!address.includes("@") || mixedWord(address)) return address;
  const { local, domain } = parts(address);
  return `${local}@${toAscii(domain)}`;
}

export function isEmail(address: string): boolean {
  const { local, domain } = parts(address);
  const isShort = local.length <= 64 && domain.length <= 253 && address.length <= 254;
  return isShort && localPart.test(local) && asciiDomain.test(domain) && URL.canParse(`http://${domain}`);
}

function problemOf(address: string): string | null {
  const between = address.slice(address.indexOf("@"), address.lastIndexOf("@"));
  if (/[\s;,/|]/.test(between)) return "there is more than one";
  const mixed = mixedWord(address);
  if (mixed) return describeMixed(mixed);
  const { local, domain } = parts(address);
  const letter = nonAsciiLetter.exec(local.normalize("NFC"))?.[0];
  if (letter) return `“${letter}” cannot be before the @`;
  return domain.includes(",") && domain !== address ? "there is a comma after the @" : null;
}

/** Adds what is wrong with a text that is no e-mail address. */
export function refuseNotEmail(address: string, context: Pick<z.RefinementCtx, "addIssue">): void {
  if (isEmail(address)) return;
  const problem = problemOf(address);
  context.addIssue(`This is not a valid e-mail address${problem ? `: ${problem}` : ""}.`);
}
