import type { ComponentProps } from "react";
import { edgePath, nodes, veins } from "@/components/ui/leaf-geometry";

const colours = ["var(--color-maple)", "var(--color-amber-leaf)", "var(--color-forest-leaf)"];

/** The logo, in `color` alone if it is given; `app/icon.svg` is a simpler version. */
export function LeafMark({ color, ...svg }: ComponentProps<"svg">) {
  return (
    <svg viewBox="-5 -5 110 110" aria-hidden="true" {...svg}>
      <path d={edgePath(veins)} fill="none" stroke={color ?? "currentColor"} strokeWidth="4" strokeLinecap="round" />
      {nodes(veins)
        .filter(({ isLeaf }) => isLeaf)
        .map(({ at: [x, y] }, i) => (
          <circle key={`${x},${y}`} cx={x} cy={y} r="7.5" fill={color ?? colours[i % colours.length]} />
        ))}
    </svg>
  );
}
