import "server-only";
import countries from "@/lib/country/reference.json";

const codes = new Map(countries.map(({ id, alpha2 }) => [id, alpha2]));

/** Scripts that a language mixes, or that go by another name than Unicode's. */
const scripts: Record<string, string> = {
  Jpan: "[\\p{sc=Hira}\\p{sc=Kana}\\p{sc=Hani}]",
  Kore: "[\\p{sc=Hang}\\p{sc=Hani}]",
  Hans: "\\p{sc=Hani}",
  Hant: "\\p{sc=Hani}",
};

/**
 * The language (BCP 47) that a native name is read out in: the likely one of the person's country, where the name is
 * written in its script. Undefined for Latin letters, which tell no language from another, and where it isn't known.
 */
export function languageOfName(name: string | null, countryId: string): string | undefined {
  const code = codes.get(countryId);
  if (!name || !code) return undefined;
  const { language, script = "Latn" } = new Intl.Locale(`und-${code}`).maximize();
  if (script === "Latn") return undefined;
  return new RegExp(scripts[script] ?? `\\p{sc=${script}}`, "u").test(name) ? language : undefined;
}
