import { cx } from "class-variance-authority";
import { fitText, type TextSize } from "@/lib/print/text-size";

const sizes: Record<TextSize, string> = {
  60: "text-[60pt]/[1.25]",
  48: "text-[48pt]/[1.25]",
  44: "text-[44pt]/[1.25]",
  40: "text-[40pt]/[1.25]",
  34: "text-[34pt]/[1.25]",
  31: "text-[31pt]/[1.25]",
  28: "text-[28pt]/[1.25]",
  26: "text-[26pt]/[1.25]",
  24: "text-[24pt]/[1.25]",
  21: "text-[21pt]/[1.25]",
  18: "text-[18pt]/[1.25]",
  16: "text-[16pt]/[1.25]",
  14: "text-[14pt]/[1.25]",
  12: "text-[12pt]/[1.25]",
  10: "text-[10pt]/[1.25]",
  9: "text-[9pt]/[1.25]",
  8: "text-[8pt]/[1.25]",
  7: "text-[7pt]/[1.25]",
};

interface FittedTextProps {
  /** What the text must fit into, in millimetres; the largest size in points. */
  box: Parameters<typeof fitText>[1];
  lang?: string | undefined;
  className?: string;
  children: string;
}

/** A text on paper, the smaller the longer it is. */
export function FittedText({ box, lang, className, children }: FittedTextProps) {
  return (
    <p className={cx("wrap-anywhere", sizes[fitText(children, box)], className)}>
      <bdi lang={lang}>{children}</bdi>
    </p>
  );
}
