import { cx } from "class-variance-authority";
import { type Box, fitText } from "@/lib/print/text-size";

const fonts = { sans: "font-sans", serif: "font-serif", mono: "font-mono" };

interface FittedTextProps {
  /** What the text must fit into, in millimetres; the largest size in points. */
  box: Box;
  lang?: string | undefined;
  className?: string;
  children: string;
}

/** A text on paper, as large as its box allows. */
export function FittedText({ box, lang, className, children }: FittedTextProps) {
  return (
    <p
      className={cx("wrap-anywhere leading-tight", box.font && fonts[box.font], className)}
      style={{ fontSize: `${fitText(children, box)}pt` }}
    >
      <bdi lang={lang}>{children}</bdi>
    </p>
  );
}
