import "server-only";
import countries from "@/lib/country/reference.json";

const codes = new Map(countries.map(({ id, alpha2 }) => [id, alpha2]));

/** Codes of combined scripts, which have no Unicode property of that name. */
const scripts: Record<string, string> = {
  Jpan: "[\\p{sc=Hira}\\p{sc=Kana}\\p{sc=Hani}]",
  Kore: "[\\p{sc=Hang}\\p{sc=Hani}]",
  Hans: "\\p{sc=Hani}",
  Hant: "\\p{sc=Hani}",
};

/**
 * The language (BCP 47) of a native name: the most likely one of the person's country if the name is in its script.
 * Undefined if unknown and for Latin letters, which many languages share.
 */
export function languageOfName(name: string | null, countryId: string): string | undefined {
  const code = codes.get(countryId);
  if (!name || !code) return undefined;
  const { language, script = "Latn" } = new Intl.Locale(`und-${code}`).maximize();
  if (script === "Latn") return undefined;
  return new RegExp(scripts[script] ?? `\\p{sc=${script}}`, "u").test(name) ? language : undefined;
}
