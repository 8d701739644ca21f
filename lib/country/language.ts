import "server-only";
import countries from "@/lib/country/reference.json";

/** Patterns of the scripts for which Unicode has no property, because they combine or vary others. */
const scripts: Record<string, string> = {
  Jpan: "[\\p{sc=Hira}\\p{sc=Kana}\\p{sc=Hani}]",
  Kore: "[\\p{sc=Hang}\\p{sc=Hani}]",
  Hans: "\\p{sc=Hani}",
  Hant: "\\p{sc=Hani}",
};

/** The most likely language of a country, and a pattern of its script; null for Latin script, which many languages share. */
function likelyLanguage(alpha2: string): { language: string; pattern: RegExp } | null {
  const { language, script = "Latn" } = new Intl.Locale(`und-${alpha2}`).maximize();
  if (script === "Latn") return null;
  return { language, pattern: new RegExp(scripts[script] ?? `\\p{sc=${script}}`, "u") };
}

const likelyLanguages = new Map(countries.map(({ id, alpha2 }) => [id, likelyLanguage(alpha2)]));

/** The BCP 47 tag of a name's language; undefined if it is not in the script of the country's most likely language. */
export function languageOfName(name: string | null, countryId: string): string | undefined {
  const likely = likelyLanguages.get(countryId);
  return name && likely?.pattern.test(name) ? likely.language : undefined;
}
