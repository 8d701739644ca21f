/** An ornament: an edge of a graph with three nodes. */
export function EdgeRule() {
  return (
    <svg className="edge" viewBox="0 0 144 12" aria-hidden="true">
      <path d="M6 6h132" stroke="var(--color-edge)" strokeWidth="1.5" />
      <circle cx="6" cy="6" r="5" fill="var(--color-maple)" />
      <circle cx="54" cy="6" r="5" fill="var(--color-amber-leaf)" />
      <circle cx="138" cy="6" r="5" fill="var(--color-forest-leaf)" />
    </svg>
  );
}
