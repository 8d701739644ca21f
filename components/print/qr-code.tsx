import { cx } from "class-variance-authority";
import { generate } from "lean-qr";
import { toPngDataURL } from "lean-qr/extras/node_export";

/** A QR code with the quiet zone around it; as an SVG it would be ten times as large in the page. */
export function QrCode({ text, className }: { text: string; className: string }) {
  const png = toPngDataURL(generate(text), { scale: 4, padX: 2, padY: 2 });
  return <img className={cx("[image-rendering:pixelated]", className)} src={png} alt="QR code" />;
}
