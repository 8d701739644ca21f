import { type ClipboardEvent, type DragEvent, useState } from "react";

/** Accepts a file that is dropped or pasted onto the element with these event handlers. */
export function useFileDrop(onFile: (file: File) => unknown, disabled = false) {
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
