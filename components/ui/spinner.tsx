/** Something is under way; say what in words beside it. */
export function Spinner() {
  return <span className="spinner" aria-hidden="true" />;
}
