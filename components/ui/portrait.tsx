import { cardPath } from "@/lib/platform/picture/path";

export function initials(name: string): string {
  const words = name.split(/\s+/);
  const ends = words.length > 1 ? [words.at(0), words.at(-1)] : words;
  return ends.map((word) => [...(word ?? "")].at(0) ?? "").join("");
}

interface PortraitProps {
  path: string | null;
  name: string;
  /** Whether the picture is at the top of the page and must not load lazily. */
  eager?: boolean;
}

/** A person's picture, or their initials. Decorative: the name must be beside it. */
export function Portrait({ path, name, eager = false }: PortraitProps) {
  if (!path) {
    return (
      <span className="portrait" aria-hidden="true">
        {initials(name)}
      </span>
    );
  }
  return <img className="portrait" src={cardPath(path)} alt="" loading={eager ? "eager" : "lazy"} />;
}
