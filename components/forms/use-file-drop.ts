import { type ClipboardEvent, type DragEvent, useState } from "react";

/**
 * Accepts a file that is dropped or pasted onto an element.
 *
 * @returns whether a file is over the element, and the element's event handlers
 */
export function useFileDrop(onFile: (file: File) => void, disabled = false) {
  const [isOver, setOver] = useState(false);

  function take({ files }: DataTransfer) {
    const file = files[0];
    if (file && !disabled) onFile(file);
  }

  return {
    isOver,
    handlers: {
      onDragOver(event: DragEvent) {
        event.preventDefault();
        event.dataTransfer.dropEffect = disabled ? "none" : "copy";
        setOver(!disabled);
      },
      onDragLeave: () => setOver(false),
      onDrop(event: DragEvent) {
        event.preventDefault();
        setOver(false);
        take(event.dataTransfer);
      },
      onPaste: (event: ClipboardEvent) => take(event.clipboardData),
    },
  };
}
