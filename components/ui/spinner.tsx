/** Decorative: say in words what is pending. */
export function Spinner() {
  return (
    <span
      className="size-[1.1em] flex-none animate-spin rounded-full border-2 border-r-transparent"
      aria-hidden="true"
      data-testid="spinner"
    />
  );
}
