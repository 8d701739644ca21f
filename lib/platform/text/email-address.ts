import type { z } from "zod";
import { describeLookAlike } from "@/lib/platform/text/look-alikes";
import { hyphens } from "@/lib/platform/text/marks";

const atom = "[\\w!#$%&'*+/=?^`{|}~-]+";
const localPart = new RegExp(`^${atom}(?:\\.${atom})*$`);
const label = "[a-z\\d](?:[a-z\\d-]{0,61}[a-z\\d])?";
const asciiDomain = new RegExp(`^(?:${label}\\.)+(?:[a-z]{2,63}|xn--[a-z\\d-]{1,59})$`, "i");
const internationalDomain = /^(?=.*[^\0-\x7f])[\p{L}\p{M}\p{N}.。．｡·・-]+$/u;

const latinLetter = /\p{sc=Latin}/u;
const letterOfOtherScript = /(?!\p{sc=Latin})\p{L}/u;

/** The first word that has Latin letters and a letter that only looks Latin. */
const mixedWord = (text: string): string | undefined =>
  text.split(/[.@-]/).find((word) => latinLetter.test(word) && describeLookAlike(word) !== null);

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

/** The address alone of "Ana <ana@example.org>;" and "mailto:ana@example.org", with its domain as DNS has it. */
export function normalizeEmail(text: string): string {
  const address = text
    .replace(/[＠﹫]/g, "@")
    .replace(hyphens, "-")
    .replace(/^[^<>]*<([^<>]+)>[\s;,.]*$/, "$1")
    .replace(surroundings, "")
    .replace(/^["“„«‘'](.+)["”“»’']$/, "$1")
    .replace(/^mailto:([^?]*)(?:\?.*)?$/i, "$1")
    .replace(/[‘’ʼ]/g, "'")
    .replace(/\s*@\s*/g, "@")
    .replace(surroundings, "");
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
  if (/[\s;,]/.test(between)) return "there is more than one";
  const mixed = mixedWord(address);
  if (mixed) return describeLookAlike(mixed);
  const letter = letterOfOtherScript.exec(parts(address).local)?.[0];
  return letter ? `“${letter}” cannot be before the @` : null;
}

/** Adds what is wrong with a text that is no e-mail address. */
export function refuseNotEmail(address: string, context: Pick<z.RefinementCtx, "addIssue">): void {
  if (isEmail(address)) return;
  const problem = problemOf(address);
  context.addIssue(`This is not a valid e-mail address${problem ? `: ${problem}` : ""}.`);
}
