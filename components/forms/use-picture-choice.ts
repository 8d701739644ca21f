"use client";

import { type ChangeEvent, useState } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { resizePicture, UnusablePictureError } from "@/lib/picture/resize";

/** Media types that the server can encode. */
export const pictureTypes = "image/jpeg,image/png,image/webp,image/avif,image/gif";

/**
 * Keeps a picture in a form's field, as base64 without a prefix.
 *
 * @param onChosen called after each file that could be read as a picture
 */
export function usePictureChoice(name: string, onChosen?: () => void) {
  const { setValue, setError, clearErrors, getFieldState, formState } = useFormContext();
  const chosen: string = useWatch({ name }) ?? "";
  const [isBusy, setBusy] = useState(false);

  const set = (picture: string) => setValue(name, picture, { shouldDirty: true });

  async function choose(event: ChangeEvent<HTMLInputElement>) {
    const input = event.target;
    const file = input.files?.[0];
    if (!file) return;
    setBusy(true);
    try {
      set(await resizePicture(file));
      clearErrors(name);
      onChosen?.();
    } catch (error) {
      if (!(error instanceof UnusablePictureError)) throw error;
      setError(name, { type: "picture", message: error.message });
    } finally {
      // Otherwise choosing the same file again would fire no change event.
      input.value = "";
      setBusy(false);
    }
  }

  const message = getFieldState(name, formState).error?.message;
  return { chosen, isBusy, message, choose, set, src: chosen && `data:image/webp;base64,${chosen}` };
}

export type PictureState = ReturnType<typeof usePictureChoice>;
