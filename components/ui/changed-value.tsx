import type { ReactNode } from "react";

interface ChangedValueProps {
  /** The old value; null if there was none. */
  before: ReactNode;
  after: ReactNode;
}

/** A value that a change replaced, struck through, and the value after it. */
export function ChangedValue({ before, after }: ChangedValueProps) {
  return (
    <>
      {before !== null && (
        <>
          <del className="decoration-ink-soft">
            <bdi>{before}</bdi>
          </del>
          <span className="sr-only"> changed to </span>
          <span className="mx-2 text-ink-soft" aria-hidden="true">
            →
          </span>
        </>
      )}
      <ins className="font-semibold no-underline">
        <bdi>{after}</bdi>
      </ins>
    </>
  );
}
