import { cx } from "class-variance-authority";
import { ChevronDown, ChevronUp, X } from "lucide-react";
import type { ComponentProps } from "react";

export interface OrderButtonsProps {
  /** What the labels of the buttons call the entry. */
  label: string;
  index: number;
  count: number;
  onMove: (to: number) => void;
  onRemove?: (() => void) | undefined;
  className?: string;
}

/** Moves or removes an entry of a list. */
export function OrderButtons({ label, index, count, onMove, onRemove, className }: OrderButtonsProps) {
  const last = count - 1;

  function move(to: number) {
    if (to >= 0 && to <= last) onMove(to);
  }

  return (
    <span className={cx("flex items-start", className)}>
      <IconButton label={`Move ${label} up`} aria-disabled={index === 0} onClick={() => move(index - 1)}>
        <ChevronUp size={18} />
      </IconButton>
      <IconButton label={`Move ${label} down`} aria-disabled={index === last} onClick={() => move(index + 1)}>
        <ChevronDown size={18} />
      </IconButton>
      {onRemove && <RemoveButton label={label} onRemove={onRemove} />}
    </span>
  );
}

interface RemoveButtonProps {
  label: string;
  isDisabled?: boolean;
  onRemove: () => void;
}

export function RemoveButton({ label, isDisabled = false, onRemove }: RemoveButtonProps) {
  return (
    <IconButton label={`Remove ${label}`} aria-disabled={isDisabled} onClick={() => isDisabled || onRemove()}>
      <X size={18} />
    </IconButton>
  );
}

function IconButton({ label, ...rest }: ComponentProps<"button"> & { label: string }) {
  return (
    <button
      type="button"
      className="grid size-9 flex-none place-items-center rounded-md text-ink-soft not-aria-disabled:hover:bg-sunk not-aria-disabled:hover:text-maple aria-disabled:opacity-35"
      aria-label={label}
      title={label}
      {...rest}
    />
  );
}
