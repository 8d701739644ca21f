import { useState } from "react";
import { useController, useFormContext, useWatch } from "react-hook-form";
import { resizePicture, UnusablePictureError } from "@/lib/platform/picture/browser";

/** Media types that the server can encode. */
export const pictureTypes = "image/jpeg,image/png,image/webp,image/avif,image/gif";

/** A picture in a form. */
export interface PictureOptions {
  /** Field with a newly chosen picture, as base64 without a prefix. */
  name: string;
  /** Field that says whether to delete the stored picture; absent for one that is always needed. */
  removeName?: string;
  /** URL. */
  stored: string | null;
  /** The longest side in pixels; that of most pictures by default. */
  maxSide?: number;
}

/** The URL of a picture as it will be once the form is saved. */
export const pictureAfter = (chosen: string, isRemoved: boolean, stored: string | null) =>
  chosen ? `data:image/webp;base64,${chosen}` : isRemoved ? null : stored;

/** The state and actions of a picture field. */
export function usePictureChoice({ name, removeName, stored, maxSide }: PictureOptions) {
  const { setValue, setError, clearErrors } = useFormContext();
  const { field, fieldState } = useController({ name });
  const chosen: string = field.value ?? "";
  const isRemoved = useWatch({ name: removeName ?? name }) === true;
  const [isBusy, setBusy] = useState(false);

  function set(picture: string, removed = false) {
    setValue(name, picture, { shouldDirty: true });
    if (removeName) setValue(removeName, removed, { shouldDirty: true });
    clearErrors(name);
  }

  async function choose(file: File) {
    setBusy(true);
    try {
      set(await resizePicture(file, maxSide));
    } catch (error) {
      if (!(error instanceof UnusablePictureError)) throw error;
      setError(name, { type: "picture", message: error.message });
    } finally {
      setBusy(false);
    }
  }

  return {
    chosen,
    /** Whether saving deletes the stored picture. */
    isRemoved,
    isBusy,
    message: fieldState.error?.message,
    inputRef: field.ref,
    src: pictureAfter(chosen, isRemoved, stored),
    canRemove: Boolean(chosen || (removeName && stored && !isRemoved)),
    choose,
    set,
    remove: () => set("", stored !== null),
    restore: () => set(""),
  };
}

export type PictureState = ReturnType<typeof usePictureChoice>;
