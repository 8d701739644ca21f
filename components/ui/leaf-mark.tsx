import { edgePath, nodes, veins } from "@/components/ui/leaf-geometry";

const colours = ["var(--color-maple)", "var(--color-amber-leaf)", "var(--color-forest-leaf)"];

/** The logo; `app/icon.svg` is a simpler version. */
export function LeafMark({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="-5 -5 110 110" aria-hidden="true">
      <path d={edgePath(veins)} fill="none" stroke="var(--color-ink)" strokeWidth="4" strokeLinecap="round" />
      {nodes(veins)
        .filter(({ isLeaf }) => isLeaf)
        .map(({ at: [x, y] }, i) => (
          <circle key={`${x},${y}`} cx={x} cy={y} r="7.5" fill={colours[i % colours.length]} />
        ))}
    </svg>
  );
}
