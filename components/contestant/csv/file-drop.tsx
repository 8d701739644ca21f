"use client";

import { type ChangeEvent, type DragEvent, useId, useState } from "react";
import { FileInput } from "@/components/ui/file-input";

interface FileDropProps {
  label: string;
  hint: string;
  disabled: boolean;
  onChoose: (file: File) => void;
}

/** A file input for a CSV file that also accepts drag and drop. */
export function FileDrop({ label, hint, disabled, onChoose }: FileDropProps) {
  const id = useId();
  const [isOver, setOver] = useState(false);

  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const file = target.files?.[0];
    target.value = "";
    if (file) onChoose(file);
  }

  function over(event: DragEvent) {
    event.preventDefault();
    event.dataTransfer.dropEffect = disabled ? "none" : "copy";
    setOver(!disabled);
  }

  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    const file = event.dataTransfer.files[0];
    if (file && !disabled) onChoose(file);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the file input inside is the keyboard alternative to dropping
    <div
      className="relative grid justify-items-center gap-3 rounded-md border-2 border-edge border-dashed px-4 py-6 text-center text-ink-soft data-over:border-maple data-over:bg-maple-wash data-over:text-ink md:py-12"
      data-over={isOver || undefined}
      onDragOver={over}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <FileInput id={id} accept=".csv,text/csv" disabled={disabled} onChange={choose} aria-describedby={`${id}-hint`}>
        {label}
      </FileInput>
      <p id={`${id}-hint`}>{hint}</p>
    </div>
  );
}
