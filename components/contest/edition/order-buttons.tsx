import { cx } from "class-variance-authority";
import { Button } from "@/components/ui/button";
import { RowMenu } from "@/components/ui/row-actions";

export interface OrderButtonsProps {
  /** The position in the list, which identifies the buttons for useEntries. */
  id: number;
  label: string;
  index: number;
  count: number;
  onMove: (to: number) => void;
  onRemove?: (() => void) | undefined;
  className?: string;
}

const icons = { up: "M3 10.5 8 5.5l5 5", down: "M3 5.5l5 5 5-5" };

export function OrderButtons({ id, label, index, count, onMove, onRemove, className }: OrderButtonsProps) {
  const button = (icon: keyof typeof icons, name: string, onClick: () => void, disabled: boolean) => (
    <button
      type="button"
      className="grid size-9 place-items-center rounded-md text-ink-soft enabled:hover:bg-sunk enabled:hover:text-maple disabled:opacity-35"
      aria-label={name}
      title={name}
      disabled={disabled}
      data-focus={`${id} ${icon}`}
      onClick={onClick}
    >
      <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
        <path d={icons[icon]} fill="none" stroke="currentColor" strokeWidth="1.8" strokeLinecap="round" />
      </svg>
    </button>
  );
  return (
    <span className={cx("flex items-start", className)}>
      {button("up", `Move ${label} up`, () => onMove(index - 1), index === 0)}
      {button("down", `Move ${label} down`, () => onMove(index + 1), index === count - 1)}
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
