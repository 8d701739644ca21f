import { cx } from "class-variance-authority";
import { ChevronDown, ChevronUp, X } from "lucide-react";
import { useRef } from "react";

export type Direction = "up" | "down";

export interface OrderButtonsProps {
  label: string;
  index: number;
  count: number;
  onMove: (to: number) => void;
  onRemove?: (() => void) | undefined;
  /** The button that has the focus after the entry was moved to another list. */
  focused?: Direction | undefined;
  onFocus?: () => void;
  className?: string;
}

const buttonClass =
  "grid size-9 place-items-center rounded-md text-ink-soft not-aria-disabled:hover:bg-sunk not-aria-disabled:hover:text-maple aria-disabled:opacity-35";

export function OrderButtons(props: OrderButtonsProps) {
  const { label, index, count, onMove, onRemove, focused, onFocus, className } = props;
  const buttons = useRef<Partial<Record<Direction, HTMLButtonElement | null>>>({});
  const isLast = { up: index === 0, down: index === count - 1 };

  function move(direction: Direction) {
    const to = direction === "up" ? index - 1 : index + 1;
    onMove(to);
    // The pressed button is disabled at the end.
    if (to === 0) buttons.current.down?.focus();
    else if (to === count - 1) buttons.current.up?.focus();
  }

  const button = (direction: Direction) => (
    <button
      type="button"
      ref={(element) => {
        buttons.current[direction] = element;
      }}
      // biome-ignore lint/a11y/noAutofocus: the pressed button appears again in another list
      autoFocus={focused === direction}
      onFocus={onFocus}
      className={buttonClass}
      aria-label={`Move ${label} ${direction}`}
      title={`Move ${label} ${direction}`}
      // Not disabled, which would lose the focus.
      aria-disabled={isLast[direction]}
      onClick={() => !isLast[direction] && move(direction)}
    >
      {direction === "up" ? <ChevronUp size={18} /> : <ChevronDown size={18} />}
    </button>
  );
  return (
    <span className={cx("flex items-start", className)}>
      {button("up")}
      {button("down")}
      {onRemove && (
        <button
          type="button"
          className={buttonClass}
          aria-label={`Remove ${label}`}
          title={`Remove ${label}`}
          onClick={onRemove}
        >
          <X size={18} />
        </button>
      )}
    </span>
  );
}
