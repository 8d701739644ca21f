"use client";

import { type ChangeEvent, useState } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { resizePicture, UnusablePictureError } from "@/lib/picture/resize";

/** What a file input for pictures takes. */
export const pictureTypes = "image/jpeg,image/png,image/webp,image/avif,image/gif";

/**
 * A picture in a form's field, as base64 without a prefix: chooses one from a file and says what is wrong with it.
 * `onChosen` hears of each file that was a picture.
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
      // So that choosing the same file again counts as a choice.
      input.value = "";
      setBusy(false);
    }
  }

  const message = getFieldState(name, formState).error?.message;
  return { chosen, isBusy, message, choose, set, address: chosen && `data:image/webp;base64,${chosen}` };
}

export type PictureState = ReturnType<typeof usePictureChoice>;
