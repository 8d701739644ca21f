interface FlagProps {
  /** ISO 3166-1 alpha-2. */
  code: string;
  country: string;
  /** Whether the flag is printed and must not load lazily. */
  eager?: boolean;
}

/** A country's flag. */
export function Flag({ code, country, eager = false }: FlagProps) {
  return (
    <img className="flag" src={`/flags/${code.toLowerCase()}.png`} alt={country} loading={eager ? "eager" : "lazy"} />
  );
}
