import { cx } from "class-variance-authority";
import { type ChangeEvent, type ReactNode, useId } from "react";
import { FieldError, FieldHint, FieldLabel } from "@/components/forms/field-parts";
import { useFileDrop } from "@/components/forms/use-file-drop";
import type { PictureState } from "@/components/forms/use-picture-choice";
import { LinkButton } from "@/components/ui/button";
import { FileInput } from "@/components/ui/file-input";

interface PictureChoiceProps {
  state: PictureState;
  label: string;
  kind: "picture" | "logo";
  /** Shown while there is no picture. */
  placeholder: ReactNode;
  frameClassName: string;
  /** Whether the frame stands beside the button on wide screens, too. */
  isCompact?: boolean;
  /** Accepted media types. */
  accept: string;
  hint: string;
  /** More buttons for the picture. */
  children?: ReactNode;
}

/** A picture input with a preview, drag and drop, paste, and removal. */
export function PictureChoice(props: PictureChoiceProps) {
  const { state, label, kind, placeholder, frameClassName, isCompact, accept, hint, children } = props;
  const id = useId();
  const { src, isRemoved, canRemove, isBusy, message, inputRef, choose, remove, restore } = state;
  const { isOver, handlers } = useFileDrop(choose, isBusy);

  function handleChange({ target }: ChangeEvent<HTMLInputElement>) {
    const file = target.files?.[0];
    // Otherwise choosing the same file again would fire no change event.
    target.value = "";
    if (file) void choose(file);
  }

  const status = isRemoved ? `The ${kind} will be removed when you save.` : hint;
  return (
    <div
      className={cx(
        "flex flex-wrap items-start gap-3",
        !isCompact && "md:grid md:justify-items-start",
        "rounded-md outline-offset-8 focus:outline-2 focus:outline-edge",
        "data-over:bg-maple-wash data-over:outline-dashed data-over:outline-2 data-over:outline-maple",
      )}
      data-invalid={message !== undefined || undefined}
      data-over={isOver || undefined}
      // A click selects the field as the target of a paste; the keyboard reaches the file input.
      tabIndex={-1}
      {...handlers}
    >
      <div className={frameClassName}>
        {src ? <img src={src} alt={`${label}, as it will be shown`} /> : placeholder}
      </div>
      <div className="relative grid min-w-0 max-w-full flex-1 basis-36 justify-items-start gap-[0.35rem]">
        <FieldLabel>{label}</FieldLabel>
        <FileInput
          id={id}
          ref={inputRef}
          size="sm"
          aria-label={label}
          accept={accept}
          onChange={handleChange}
          aria-invalid={message !== undefined}
          aria-describedby={message ? `${id}-error` : `${id}-hint`}
        >
          {src ? "Choose another" : `Choose a ${kind}`}
        </FileInput>
        <FieldHint id={`${id}-hint`} aria-live="polite">
          {isBusy ? `Preparing the ${kind}…` : status}
        </FieldHint>
        {children}
        {(canRemove || isRemoved) && (
          <LinkButton onClick={isRemoved ? restore : remove}>{isRemoved ? "Undo" : `Remove ${kind}`}</LinkButton>
        )}
        {message && (
          <FieldError id={`${id}-error`} role="alert">
            {message}
          </FieldError>
        )}
      </div>
    </div>
  );
}
