import { type ReactNode, useId } from "react";
import { FieldError, FieldHint, FieldLabel } from "@/components/forms/field-parts";
import type { PictureState } from "@/components/forms/use-picture-choice";
import { FileInput } from "@/components/ui/file-input";

interface PictureChoiceProps {
  state: PictureState;
  label: string;
  kind: "picture" | "logo";
  /** URL of the chosen or stored picture. */
  src: string | null;
  /** Shown while there is no picture. */
  placeholder: ReactNode;
  frameClassName: string;
  /** Accepted media types. */
  accept: string;
  hint: string;
  /** Buttons for the chosen picture. */
  children: ReactNode;
}

/** A file input for a picture, with a preview and the file's error. */
export function PictureChoice(props: PictureChoiceProps) {
  const { state, label, kind, src, placeholder, frameClassName, accept, hint, children } = props;
  const id = useId();
  const { isBusy, message, choose } = state;
  return (
    <div
      className="flex flex-wrap items-start gap-3 md:grid md:justify-items-start"
      data-invalid={message !== undefined || undefined}
    >
      <div className={frameClassName}>
        {src ? (
          // biome-ignore lint/performance/noImgElement: a data URL, which the image optimiser cannot fetch
          <img src={src} alt={`${label}, as it will be shown`} />
        ) : (
          placeholder
        )}
      </div>
      <div className="relative grid min-w-0 max-w-full flex-1 basis-36 justify-items-start gap-[0.35rem]">
        <FieldLabel>{label}</FieldLabel>
        <FileInput
          id={id}
          size="sm"
          aria-label={label}
          accept={accept}
          onChange={choose}
          aria-invalid={message !== undefined}
          aria-describedby={message ? `${id}-error` : `${id}-hint`}
        >
          {src ? "Choose another" : `Choose a ${kind}`}
        </FileInput>
        <FieldHint id={`${id}-hint`} aria-live="polite">
          {isBusy ? `Preparing the ${kind}…` : hint}
        </FieldHint>
        {children}
        {message && (
          <FieldError id={`${id}-error`} role="alert">
            {message}
          </FieldError>
        )}
      </div>
    </div>
  );
}
