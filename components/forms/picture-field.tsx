"use client";

import dynamic from "next/dynamic";
import { useId, useState } from "react";
import { useLocked } from "@/components/forms/lock";
import { PortraitOutline } from "@/components/forms/portrait-outline";
import { StoredPicture } from "@/components/forms/stored-picture";
import { pictureTypes, usePictureChoice } from "@/components/forms/use-picture-choice";
import { Dialog } from "@/components/ui/dialog";
import { cardPath } from "@/lib/picture/path";

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
  const { chosen, isBusy, message, choose, set, address } = usePictureChoice(name);
  const [cutting, setCutting] = useState(false);
  const source = address || (stored && cardPath(stored));

  function take(picture: string) {
    set(picture);
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
          accept={pictureTypes}
          onChange={choose}
          aria-invalid={message !== undefined}
          aria-describedby={message ? `${id}-error` : `${id}-hint`}
        />
        <label htmlFor={id} className="button button-secondary button-small">
          {source ? "Choose another" : "Choose a picture"}
        </label>
        <p id={`${id}-hint`} className="field-hint" aria-live="polite">
          {isBusy ? "Preparing the picture…" : "Optional. A portrait works best; it is shown 150 by 190."}
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
            <button type="button" className="link-button" onClick={() => set("")}>
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
