import { LeafMark } from "@/components/ui/leaf-mark";

/** A medal with the edition's emblem, or a seal if it has no ribbon. */
export function Medal({ hasRibbon, emblem }: { hasRibbon: boolean; emblem: string | null }) {
  return (
    <svg viewBox={hasRibbon ? "0 0 100 156" : "0 56 100 100"} className="w-full" aria-hidden="true">
      {hasRibbon && (
        <>
          <path d="M17 0h27l17 62H36z" fill="var(--accent)" />
          <path d="M83 0H56L39 62h25z" fill="color-mix(in srgb, var(--accent), #000 20%)" />
        </>
      )}
      <circle cx="50" cy="106" r="49" fill="var(--metal)" />
      <circle cx="50" cy="106" r="41" fill="var(--metal-face)" stroke="var(--metal-deep)" />
      {emblem ? (
        <image x="22" y="78" width="56" height="56" href={emblem} className="mix-blend-multiply" />
      ) : (
        <LeafMark x="22" y="76" width="56" height="60" color="var(--metal-deep)" />
      )}
    </svg>
  );
}
