import { cardPath } from "@/lib/platform/picture/path";

/** What follows a name, such as "Jr." and "III"; "Vi" and "Ii" are names. */
const suffix = /^(?:(?:[JjSs][Nn]?[Rr]|[Мм]л|[Сс]т)\.?|I{2,3}|IV|VI+)$/;

/** Capitalises a letter as the country's language does: Turkish has "İ", and Georgian names begin with no capital. */
function capital(letter: string, countryCode: string): string {
  // Most letters are capitals already, and finding the language takes long.
  if (/[ა-ჿ]/.test(letter) || letter === letter.toUpperCase()) return letter;
  return letter.toLocaleUpperCase(new Intl.Locale(`und-${countryCode}`).maximize().language);
}

/** The first letters of the first and the last name. `countryCode` is ISO 3166-1 alpha-2. */
export function initials(name: string, countryCode = "GB"): string {
  const [first = name, ...others] = name.split(/\s+/).filter((word) => /\p{L}/u.test(word));
  const last = others.findLast((word) => !suffix.test(word)) ?? "";
  return [first, last].map((word) => capital(word.match(/\p{L}\p{M}*/u)?.[0] ?? word.charAt(0), countryCode)).join("");
}

interface PortraitProps {
  path: string | null;
  name: string;
  /** The person's country, ISO 3166-1 alpha-2. */
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
