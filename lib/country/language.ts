import "server-only";
import countries from "@/lib/country/reference.json";

/** Codes of combined scripts, which have no Unicode property of that name. */
const scripts: Record<string, string> = {
  Jpan: "[\\p{sc=Hira}\\p{sc=Kana}\\p{sc=Hani}]",
  Kore: "[\\p{sc=Hang}\\p{sc=Hani}]",
  Hans: "\\p{sc=Hani}",
  Hant: "\\p{sc=Hani}",
};

/** A country's most likely language and a pattern of its script; null for Latin letters, which many languages share. */
function likelyLanguage(alpha2: string): { language: string; pattern: RegExp } | null {
  const { language, script = "Latn" } = new Intl.Locale(`und-${alpha2}`).maximize();
  if (script === "Latn") return null;
  return { language, pattern: new RegExp(scripts[script] ?? `\\p{sc=${script}}`, "u") };
}

/** By the country's id. */
const likelyLanguages = new Map(countries.map(({ id, alpha2 }) => [id, likelyLanguage(alpha2)]));

/**
 * The language (BCP 47) of a native name: the most likely one of the person's country if the name is in its script.
 * Undefined if unknown and for Latin letters.
 */
export function languageOfName(name: string | null, countryId: string): string | undefined {
  const likely = likelyLanguages.get(countryId);
  return name && likely?.pattern.test(name) ? likely.language : undefined;
}
