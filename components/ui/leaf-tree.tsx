import type { SVGProps } from "react";
import { edgePath, leafOutline, nodes, veins } from "@/components/ui/leaf-geometry";

type LeafColor = "paper" | "ink" | "edge" | "maple-wash" | (typeof leafColors)[number];

const leafColors = ["amber-leaf", "maple", "forest-leaf"] as const;

interface LeafTreeProps extends SVGProps<SVGSVGElement> {
  /** For share cards, which are drawn without CSS variables; by default, the colours of the theme. */
  colors?: Record<LeafColor, string>;
  /** Whether its leaf nodes turn gold, one after another. */
  isGolden?: boolean | undefined;
}

/** A maple leaf drawn as a rooted tree: the picture of the home page and of the share cards. */
export function LeafTree({ colors, isGolden, ...rest }: LeafTreeProps) {
  const color = (name: LeafColor) => colors?.[name] ?? `var(--color-${name})`;
  return (
    <svg viewBox="-4 -4 108 108" aria-hidden="true" {...rest}>
      <path
        d={leafOutline}
        fill={color("maple-wash")}
        fillOpacity="0.7"
        stroke={color("edge")}
        strokeWidth="0.5"
        strokeDasharray="1.2 1.6"
      />
      <path d={edgePath(veins)} fill="none" stroke={color("ink")} strokeWidth="0.8" strokeLinecap="round" />
      {nodes(veins).map(({ at: [x, y], isLeaf }, i) => (
        <circle
          key={`${x},${y}`}
          cx={x}
          cy={y}
          r={isLeaf ? 3.1 : 2.4}
          fill={color(isLeaf ? (leafColors[i % leafColors.length] ?? "maple") : "paper")}
          stroke={color(isLeaf ? "paper" : "ink")}
          strokeWidth={isLeaf ? 0.9 : 0.8}
          {...(isGolden &&
            isLeaf && {
              className: "motion-safe:animate-gild motion-reduce:fill-gold-fill",
              style: { animationDelay: `${i * 60}ms` },
            })}
        />
      ))}
    </svg>
  );
}
