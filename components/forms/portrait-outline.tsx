/** Stands where a portrait is missing. */
export function PortraitOutline() {
  return (
    <svg viewBox="0 0 150 190" aria-hidden="true">
      <circle cx="75" cy="72" r="30" />
      <path d="M22 190c0-42 22-68 53-68s53 26 53 68Z" />
    </svg>
  );
}
