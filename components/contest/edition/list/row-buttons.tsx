/** What a row of a list can be told to do. */
export interface RowMoves {
  isFirst: boolean;
  isLast: boolean;
  onUp: () => void;
  onDown: () => void;
  onRemove: () => void;
}

interface RowButtonsProps extends RowMoves {
  /** What the row is, for screen readers. */
  name: string;
  /** Begins the ids of the buttons that move it: `-up`, `-down`. */
  id: string;
  /** Why it cannot be removed. */
  kept?: string | undefined;
}

/** Moves a row among its neighbours, or takes it out. */
export function RowButtons({ name, id, isFirst, isLast, onUp, onDown, onRemove, kept }: RowButtonsProps) {
  return (
    <span className="row-buttons">
      <button
        type="button"
        id={`${id}-up`}
        className="icon-button"
        disabled={isFirst}
        onClick={onUp}
        aria-label={`Move ${name} up`}
        title="Move up"
      >
        <Stroke path="M8 13V3M3.5 7.5 8 3l4.5 4.5" />
      </button>
      <button
        type="button"
        id={`${id}-down`}
        className="icon-button"
        disabled={isLast}
        onClick={onDown}
        aria-label={`Move ${name} down`}
        title="Move down"
      >
        <Stroke path="M8 3v10M3.5 8.5 8 13l4.5-4.5" />
      </button>
      <button
        type="button"
        className="icon-button"
        disabled={kept !== undefined}
        onClick={onRemove}
        aria-label={`Remove ${name}`}
        title={kept ?? "Remove"}
      >
        <Stroke path="M3.5 3.5l9 9M12.5 3.5l-9 9" />
      </button>
    </span>
  );
}

function Stroke({ path }: { path: string }) {
  return (
    <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
