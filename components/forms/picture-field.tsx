"use client";

import dynamic from "next/dynamic";
import { useState } from "react";
import { useLocked } from "@/components/forms/lock";
import { PictureChoice } from "@/components/forms/picture-choice";
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
  const state = usePictureChoice(name);
  const { chosen, set } = state;
  const [cutting, setCutting] = useState(false);

  function take(picture: string) {
    set(picture);
    setCutting(false);
  }

  return (
    <PictureChoice
      state={state}
      label={label}
      what="picture"
      address={state.address || (stored && cardPath(stored))}
      outline={<PortraitOutline />}
      frameClass="picture-preview"
      accept={pictureTypes}
      hint="Optional. A portrait works best; it is shown 150 by 190."
    >
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
    </PictureChoice>
  );
}
