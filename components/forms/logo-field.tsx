"use client";

import { type ChangeEvent, useId } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { pictureTypes, usePictureChoice } from "@/components/forms/use-picture-choice";
import { LeafMark } from "@/components/ui/leaf-mark";

interface LogoFieldProps {
  /** Holds a newly chosen logo as base64. */
  name: string;
  /** Holds whether the stored logo shall go. */
  removeName: string;
  label: string;
  /** Path of the logo already stored. */
  stored: string | null;
}

/** Chooses a logo, which is shown whole and keeps what is transparent. */
export function LogoField({ name, removeName, label, stored }: LogoFieldProps) {
  const id = useId();
  const { setValue } = useFormContext();
  const isRemoved: boolean = useWatch({ name: removeName });
  const { chosen, isBusy, message, choose, set, address } = usePictureChoice(name);
  const source = chosen ? address : isRemoved ? null : stored;
  const setRemoved = (removed: boolean) => setValue(removeName, removed, { shouldDirty: true });

  async function take(event: ChangeEvent<HTMLInputElement>) {
    if (await choose(event)) setRemoved(false);
  }

  function remove() {
    set("");
    setRemoved(stored !== null);
  }

  return (
    <div className="picture-field logo-field" data-invalid={message !== undefined || undefined}>
      <div className="plate">
        {source ? (
          // biome-ignore lint/performance/noImgElement: it shows what was chosen on this device, which no optimiser fetches
          <img src={source} alt={`${label}, as it will be shown`} />
        ) : (
          <LeafMark />
        )}
      </div>
      <div className="picture-actions">
        <span className="field-label">{label}</span>
        <input
          id={id}
          type="file"
          className="picture-input"
          aria-label={label}
          accept={`${pictureTypes},image/svg+xml`}
          onChange={take}
          aria-invalid={message !== undefined}
          aria-describedby={message ? `${id}-error` : `${id}-hint`}
        />
        <label htmlFor={id} className="button button-secondary button-small" aria-hidden="true">
          {source ? "Choose another" : "Choose a logo"}
        </label>
        <p id={`${id}-hint`} className="field-hint" aria-live="polite">
          {isBusy ? "Preparing the logo…" : "Optional. It is shown whole, on a light ground."}
        </p>
        {source && (
          <button type="button" className="link-button" onClick={remove}>
            Remove logo
          </button>
        )}
        {message && (
          <p id={`${id}-error`} className="field-error" role="alert">
            {message}
          </p>
        )}
      </div>
    </div>
  );
}
