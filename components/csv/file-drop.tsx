"use client";

import { type ChangeEvent, useId } from "react";
import { useFileDrop } from "@/components/forms/use-file-drop";
import { FileInput } from "@/components/ui/file-input";

interface FileDropProps {
  label: string;
  hint: string;
  /** Accepted file name extensions and media types, besides those of CSV. */
  accept?: string | undefined;
  disabled: boolean;
  onChoose: (file: File) => void;
}

const csv = ".csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain";

/** A file input for a CSV file that also accepts drag and drop. */
export function FileDrop({ label, hint, accept, disabled, onChoose }: FileDropProps) {
  const id = useId();
  const { isOver, handlers } = useFileDrop(onChoose, disabled);

  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const file = target.files?.[0];
    target.value = "";
    if (file) onChoose(file);
  }

  return (
    <div
      className="relative grid justify-items-center gap-3 rounded-md border-2 border-edge border-dashed px-4 py-6 text-center text-ink-soft data-over:border-maple data-over:bg-maple-wash data-over:text-ink md:py-12"
      data-over={isOver || undefined}
      {...handlers}
    >
      <FileInput
        id={id}
        accept={accept ? `${csv},${accept}` : csv}
        disabled={disabled}
        onChange={choose}
        aria-describedby={`${id}-hint`}
      >
        {label}
      </FileInput>
      <p id={`${id}-hint`}>{hint}</p>
    </div>
  );
}
