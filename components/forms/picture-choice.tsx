import { type ReactNode, useId } from "react";
import type { PictureState } from "@/components/forms/use-picture-choice";
import { buttonVariants } from "@/components/ui/button";

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
    <div className="picture-field" data-invalid={message !== undefined || undefined}>
      <div className={frameClassName}>
        {src ? (
          // biome-ignore lint/performance/noImgElement: a data URL, which the image optimiser cannot fetch
          <img src={src} alt={`${label}, as it will be shown`} />
        ) : (
          placeholder
        )}
      </div>
      <div className="picture-actions">
        <span className="field-label">{label}</span>
        <input
          id={id}
          type="file"
          className="picture-input"
          aria-label={label}
          accept={accept}
          onChange={choose}
          aria-invalid={message !== undefined}
          aria-describedby={message ? `${id}-error` : `${id}-hint`}
        />
        <label htmlFor={id} className={buttonVariants({ size: "sm" })}>
          {src ? "Choose another" : `Choose a ${kind}`}
        </label>
        <p id={`${id}-hint`} className="field-hint" aria-live="polite">
          {isBusy ? `Preparing the ${kind}…` : hint}
        </p>
        {children}
        {message && (
          <p id={`${id}-error`} className="field-error" role="alert">
            {message}
          </p>
        )}
      </div>
    </div>
  );
}
