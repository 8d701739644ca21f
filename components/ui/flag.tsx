/** A country's flag, 40x25. `code` is its ISO 3166-1 alpha-2 code. */
export function Flag({ code, country }: { code: string; country: string }) {
  return (
    // biome-ignore lint/performance/noImgElement: a small file that is served as it is shown
    <img
      className="flag"
      src={`/flags/${code.toLowerCase()}.png`}
      alt={country}
      width={40}
      height={25}
      loading="lazy"
    />
  );
}
