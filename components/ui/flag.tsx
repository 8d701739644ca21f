/** A country's flag by its ISO 3166-1 alpha-2 code. */
export function Flag({ code, country }: { code: string; country: string }) {
  return <img className="flag" src={`/flags/${code.toLowerCase()}.png`} alt={country} loading="lazy" />;
}
