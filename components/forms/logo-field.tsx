"use client";

import { useFormContext, useWatch } from "react-hook-form";
import { PictureChoice } from "@/components/forms/picture-choice";
import { pictureTypes, usePictureChoice } from "@/components/forms/use-picture-choice";
import { LinkButton } from "@/components/ui/button";
import { LeafMark } from "@/components/ui/leaf-mark";
import { logoPlate } from "@/components/ui/logo-plate";

interface LogoFieldProps {
  /** Field of the form with a newly chosen logo, as base64. */
  name: string;
  /** Field of the form that says whether to delete the stored logo. */
  removeName: string;
  label: string;
  /** Path of the stored logo. */
  stored: string | null;
}

/** Chooses a logo, which is neither cropped nor flattened: transparency stays. */
export function LogoField({ name, removeName, label, stored }: LogoFieldProps) {
  const { setValue } = useFormContext();
  const isRemoved: boolean = useWatch({ name: removeName });
  const setRemoved = (removed: boolean) => setValue(removeName, removed, { shouldDirty: true });
  const state = usePictureChoice(name, () => setRemoved(false));
  const src = state.src || (isRemoved ? null : stored);

  function remove() {
    state.set("");
    setRemoved(stored !== null);
  }

  return (
    <PictureChoice
      state={state}
      label={label}
      kind="logo"
      src={src}
      placeholder={<LeafMark />}
      frameClassName={logoPlate({ className: "h-36 w-64 max-w-full p-5 *:[svg]:size-14" })}
      accept={`${pictureTypes},image/svg+xml`}
      hint="Optional. Shown uncropped on a light background."
    >
      {src && <LinkButton onClick={remove}>Remove logo</LinkButton>}
    </PictureChoice>
  );
}
