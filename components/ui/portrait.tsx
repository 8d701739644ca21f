import { cardPath } from "@/lib/picture/path";

/** The first letters of the first and the last word, as the name's own script has them. */
function initials(name: string): string {
  const words = name.split(/\s+/);
  const ends = words.length > 1 ? [words.at(0), words.at(-1)] : words;
  return ends.map((word) => [...(word ?? "")].at(0) ?? "").join("");
}

interface PortraitProps {
  path: string | null;
  name: string;
  /** Whether it is among the first things on its page, and so is fetched with it. */
  early?: boolean;
}

/** A person's picture at 150x190, or calm initials; the name stands beside it, so it says nothing of its own. */
export function Portrait({ path, name, early = false }: PortraitProps) {
  if (!path) {
    return (
      <span className="portrait" aria-hidden="true">
        {initials(name)}
      </span>
    );
  }
  return (
    // biome-ignore lint/performance/noImgElement: pictures are served in the size they are shown, already encoded
    <img className="portrait" src={cardPath(path)} alt="" width={150} height={190} loading={early ? "eager" : "lazy"} />
  );
}
