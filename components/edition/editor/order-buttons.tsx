import { cx } from "class-variance-authority";
import { ChevronDown, ChevronUp } from "lucide-react";
import { Button } from "@/components/ui/button";
import { RowMenu } from "@/components/ui/row-actions";

export type Direction = "up" | "down";

export interface OrderButtonsProps {
  label: string;
  isFirst: boolean;
  isLast: boolean;
  onMove: (direction: Direction) => void;
  onRemove?: (() => void) | undefined;
  /** The button that has the focus after the entry was moved to another list. */
  focused?: Direction | undefined;
  onFocus?: () => void;
  className?: string;
}

export function OrderButtons(props: OrderButtonsProps) {
  const { label, isFirst, isLast, onMove, onRemove, focused, onFocus, className } = props;
  const button = (direction: Direction, isDisabled: boolean) => (
    <button
      type="button"
      // biome-ignore lint/a11y/noAutofocus: the pressed button appears again in another list
      autoFocus={focused === direction}
      onFocus={onFocus}
      className="grid size-9 place-items-center rounded-md text-ink-soft not-aria-disabled:hover:bg-sunk not-aria-disabled:hover:text-maple aria-disabled:opacity-35"
      aria-label={`Move ${label} ${direction}`}
      title={`Move ${label} ${direction}`}
      // Not disabled, which would lose the focus.
      aria-disabled={isDisabled}
      onClick={() => !isDisabled && onMove(direction)}
    >
      {direction === "up" ? <ChevronUp size={18} /> : <ChevronDown size={18} />}
    </button>
  );
  return (
    <span className={cx("flex items-start", className)}>
      {button("up", isFirst)}
      {button("down", isLast)}
      {onRemove && (
        <RowMenu name={label}>
          <Button size="sm" onClick={onRemove}>
            Remove<span className="sr-only"> {label}</span>
          </Button>
        </RowMenu>
      )}
    </span>
  );
}
