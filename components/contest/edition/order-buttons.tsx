"use client";

interface OrderButtonsProps {
  /** The position in the list, which identifies the buttons for useOrderFocus. */
  id: string;
  label: string;
  index: number;
  count: number;
  onMove: (to: number) => void;
  /** Absent if the item cannot be removed. */
  onRemove?: (() => void) | undefined;
}

const icons = { up: "M3 10.5 8 5.5l5 5", down: "M3 5.5l5 5 5-5", remove: "M4 4l8 8M12 4l-8 8" };

interface IconButtonProps {
  icon: keyof typeof icons;
  name: string;
  focus: string;
  disabled?: boolean;
  onClick: () => void;
}

function IconButton({ icon, name, focus, disabled = false, onClick }: IconButtonProps) {
  return (
    <button
      type="button"
      className="icon-button"
      aria-label={name}
      title={name}
      disabled={disabled}
      data-focus={focus}
      onClick={onClick}
    >
      <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
        <path d={icons[icon]} fill="none" stroke="currentColor" strokeWidth="1.8" strokeLinecap="round" />
      </svg>
    </button>
  );
}

/** Moves an item of an ordered list up or down, or removes it. */
export function OrderButtons({ id, label, index, count, onMove, onRemove }: OrderButtonsProps) {
  return (
    <span className="order-buttons">
      <IconButton
        icon="up"
        name={`Move ${label} up`}
        focus={`${id} up`}
        disabled={index === 0}
        onClick={() => onMove(index - 1)}
      />
      <IconButton
        icon="down"
        name={`Move ${label} down`}
        focus={`${id} down`}
        disabled={index === count - 1}
        onClick={() => onMove(index + 1)}
      />
      {onRemove && <IconButton icon="remove" name={`Remove ${label}`} focus={`${id} remove`} onClick={onRemove} />}
    </span>
  );
}
