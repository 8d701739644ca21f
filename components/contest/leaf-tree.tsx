import { edgePath, leafOutline, nodes, veins } from "@/components/ui/leaf-geometry";

const leafColours = ["var(--color-amber-leaf)", "var(--color-maple)", "var(--color-forest-leaf)"];

/** The home page's picture: a maple leaf drawn as a rooted tree. */
export function LeafTree() {
  return (
    <svg
      className="h-auto w-full max-w-100 justify-self-center max-md:absolute max-md:-right-4 max-md:bottom-3 max-md:max-w-38"
      viewBox="-4 -4 108 108"
      aria-hidden="true"
    >
      <path
        d={leafOutline}
        fill="var(--color-maple-wash)"
        fillOpacity="0.7"
        stroke="var(--color-edge)"
        strokeWidth="0.5"
        strokeDasharray="1.2 1.6"
      />
      <path d={edgePath(veins)} fill="none" stroke="var(--color-ink)" strokeWidth="0.8" strokeLinecap="round" />
      {nodes(veins).map(({ at: [x, y], isLeaf }, i) => (
        <circle
          key={`${x},${y}`}
          cx={x}
          cy={y}
          r={isLeaf ? 3.1 : 2.4}
          fill={isLeaf ? leafColours[i % leafColours.length] : "var(--color-paper)"}
          stroke={isLeaf ? "var(--color-paper)" : "var(--color-ink)"}
          strokeWidth={isLeaf ? 0.9 : 0.8}
        />
      ))}
    </svg>
  );
}
