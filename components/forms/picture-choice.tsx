import { type ReactNode, useId } from "react";
import type { PictureState } from "@/components/forms/use-picture-choice";

interface PictureChoiceProps {
  state: PictureState;
  label: string;
  what: "picture" | "logo";
  /** Of what is there: newly chosen, or stored. */
  address: string | null;
  /** Stands in its place as long as there is none. */
  outline: ReactNode;
  frameClass: string;
  /** Media types. */
  accept: string;
  hint: string;
  /** What can be done with what is there. */
  children: ReactNode;
}

/** What is chosen, the button that chooses, and what was wrong with the file. */
export function PictureChoice(props: PictureChoiceProps) {
  const { state, label, what, address, outline, frameClass, accept, hint, children } = props;
  const id = useId();
  const { isBusy, message, choose } = state;
  return (
    <div className="picture-field" data-invalid={message !== undefined || undefined}>
      <div className={frameClass}>
        {address ? (
          // biome-ignore lint/performance/noImgElement: it shows what was chosen on this device, which no optimiser fetches
          <img src={address} alt={`${label}, as it will be shown`} />
        ) : (
          outline
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
        <label htmlFor={id} className="button button-secondary button-small">
          {address ? "Choose another" : `Choose a ${what}`}
        </label>
        <p id={`${id}-hint`} className="field-hint" aria-live="polite">
          {isBusy ? `Preparing the ${what}…` : hint}
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
