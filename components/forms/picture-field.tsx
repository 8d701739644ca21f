"use client";

import dynamic from "next/dynamic";
import { type ChangeEvent, useId, useState } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { useLocked } from "@/components/forms/lock";
import { PortraitOutline } from "@/components/forms/portrait-outline";
import { StoredPicture } from "@/components/forms/stored-picture";
import { Dialog } from "@/components/ui/dialog";
import { cardPath } from "@/lib/picture/path";
import { NotAPicture, shrinkPicture } from "@/lib/picture/shrink";

/** Fetched when somebody first wants to cut a picture. */
const PictureCutter = dynamic(
  () => import("@/components/forms/picture-cutter").then((module) => module.PictureCutter),
  {
    ssr: false,
  },
);

interface PictureFieldProps {
  name: string;
  label: string;
  /** The picture already stored, shown until another is chosen. */
  stored?: string | null;
}

/** Chooses a picture and keeps its base64 in the form; among locked fields it only shows the stored one. */
export function PictureField(props: PictureFieldProps) {
  const locked = useLocked();
  return locked ? <StoredPicture path={props.stored ?? null} name={props.label} /> : <PictureChooser {...props} />;
}

/** Shows what is chosen and says at once if the file isn't a picture. */
function PictureChooser({ name, label, stored = null }: PictureFieldProps) {
  const id = useId();
  const { setValue, setError, clearErrors, getFieldState, formState } = useFormContext();
  const chosen: string = useWatch({ name }) ?? "";
  const [busy, setBusy] = useState(false);
  const [cutting, setCutting] = useState(false);
  const message = getFieldState(name, formState).error?.message;
  const source = chosen ? `data:image/webp;base64,${chosen}` : stored && cardPath(stored);

  async function choose(event: ChangeEvent<HTMLInputElement>) {
    const input = event.target;
    const file = input.files?.[0];
    if (!file) return;
    setBusy(true);
    try {
      setValue(name, await shrinkPicture(file), { shouldDirty: true });
      clearErrors(name);
    } catch (error) {
      if (!(error instanceof NotAPicture)) throw error;
      setError(name, { type: "picture", message: error.message });
    } finally {
      // So that choosing the same file again counts as a choice.
      input.value = "";
      setBusy(false);
    }
  }

  function take(picture: string) {
    setValue(name, picture, { shouldDirty: true });
    setCutting(false);
  }

  return (
    <div className="picture-field" data-invalid={message !== undefined || undefined}>
      <div className="picture-preview">
        {source ? (
          // biome-ignore lint/performance/noImgElement: it shows what was chosen on this device, which no optimiser fetches
          <img src={source} alt={`${label}, as it will be shown`} width={150} height={190} />
        ) : (
          <PortraitOutline />
        )}
      </div>
      <div className="picture-actions">
        <span className="field-label">{label}</span>
        <input
          id={id}
          type="file"
          className="picture-input"
          aria-label={label}
          accept="image/jpeg,image/png,image/webp,image/avif,image/gif"
          onChange={choose}
          aria-invalid={message !== undefined}
          aria-describedby={message ? `${id}-error` : `${id}-hint`}
        />
        <label htmlFor={id} className="button button-secondary button-small" aria-hidden="true">
          {source ? "Choose another" : "Choose a picture"}
        </label>
        <p id={`${id}-hint`} className="field-hint" aria-live="polite">
          {busy ? "Preparing the picture…" : "Optional. A portrait works best; it is shown 150 by 190."}
        </p>
        {chosen && (
          <>
            <Dialog
              open={cutting}
              onOpenChange={setCutting}
              title={label}
              description="Move the picture under the frame it will be shown in; turn it if it lies."
              trigger={
                <button type="button" className="link-button">
                  Crop or rotate
                </button>
              }
            >
              <PictureCutter picture={chosen} onCut={take} />
            </Dialog>
            <button type="button" className="link-button" onClick={() => setValue(name, "", { shouldDirty: true })}>
              Remove picture
            </button>
          </>
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
