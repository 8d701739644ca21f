/** Decorative: say in words what is pending. */
export function Spinner() {
  return <span className="spinner" aria-hidden="true" />;
}
