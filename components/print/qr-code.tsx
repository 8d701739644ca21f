import { generate } from "lean-qr";
import { toSvgPath } from "lean-qr/extras/svg";

/** A QR code with the quiet zone around it. */
export function QrCode({ text, className }: { text: string; className: string }) {
  const code = generate(text);
  const quiet = 2;
  const size = code.size + 2 * quiet;
  return (
    <svg className={className} viewBox={`${-quiet} ${-quiet} ${size} ${size}`} role="img" aria-label="QR code">
      <path d={toSvgPath(code)} fill="currentColor" shapeRendering="crispEdges" />
    </svg>
  );
}
