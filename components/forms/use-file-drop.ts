import { type ClipboardEvent, type DragEvent, useState } from "react";
import { notify } from "@/lib/platform/browser/notifications";

/** Accepts a file that is dropped or pasted onto the element with these event handlers. */
export function useFileDrop(onFile: (file: File) => unknown, disabled = false) {
  const [isOver, setOver] = useState(false);

  function take({ files }: DataTransfer) {
    const [file, ...others] = files;
    if (!file || disabled) return;
    if (others.length > 0) notify("error", "Drop or paste one file only.");
    else onFile(file);
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
