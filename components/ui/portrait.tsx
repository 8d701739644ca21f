import { cardPath } from "@/lib/platform/picture/path";

/** What follows a name, such as "Jr." and "III". */
const suffix = /^(?:[js]n?r|i{2,3}|iv|vi{1,3}|ix|\d+(?:st|nd|rd|th)|мл|ст)\.?$/i;

/** In the language of the country: Turkish has "İ", and Georgian no capitals that begin a name. */
function capital(letter: string, countryCode: string | undefined): string {
  if (/\p{sc=Geor}/u.test(letter)) return letter;
  if (!countryCode) return letter.toUpperCase();
  return letter.toLocaleUpperCase(new Intl.Locale(`und-${countryCode}`).maximize().language);
}

export function initials(name: string, countryCode?: string): string {
  const words = name.split(/\s+/);
  while (words.length > 1 && suffix.test(words.at(-1) ?? "")) words.pop();
  const first = (pattern: RegExp) => words.flatMap((word) => pattern.exec(word)?.[0] ?? []);
  const letters = first(/\p{L}\p{M}*/u);
  const [start, ...others] = letters.length > 0 ? letters : first(/\p{N}/u);
  return [start ?? "", ...others.slice(-1)].map((letter) => capital(letter, countryCode)).join("");
}

interface PortraitProps {
  path: string | null;
  name: string;
  /** ISO 3166-1 alpha-2, of the person. */
  countryCode?: string | undefined;
  /** Whether the picture is at the top of the page and must not load lazily. */
  eager?: boolean | undefined;
}

/** A person's picture, or their initials. Decorative: the name must be beside it. */
export function Portrait({ path, name, countryCode, eager = false }: PortraitProps) {
  if (!path) {
    return (
      <span className="portrait" aria-hidden="true">
        {initials(name, countryCode)}
      </span>
    );
  }
  return <img className="portrait" src={cardPath(path)} alt="" loading={eager ? "eager" : "lazy"} />;
}
