"use client";

import { type ChangeEvent, useState } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { NotAPicture, shrinkPicture } from "@/lib/picture/shrink";

/** What a file input for pictures takes. */
export const pictureTypes = "image/jpeg,image/png,image/webp,image/avif,image/gif";

/** A picture in a form's field, as base64 without a prefix: chooses one from a file and says what is wrong with it. */
export function usePictureChoice(name: string) {
  const { setValue, setError, clearErrors, getFieldState, formState } = useFormContext();
  const chosen: string = useWatch({ name }) ?? "";
  const [isBusy, setBusy] = useState(false);

  const set = (picture: string) => setValue(name, picture, { shouldDirty: true });

  /** Whether the file was a picture. */
  async function choose(event: ChangeEvent<HTMLInputElement>): Promise<boolean> {
    const input = event.target;
    const file = input.files?.[0];
    if (!file) return false;
    setBusy(true);
    try {
      set(await shrinkPicture(file));
      clearErrors(name);
      return true;
    } catch (error) {
      if (!(error instanceof NotAPicture)) throw error;
      setError(name, { type: "picture", message: error.message });
      return false;
    } finally {
      // So that choosing the same file again counts as a choice.
      input.value = "";
      setBusy(false);
    }
  }

  const message = getFieldState(name, formState).error?.message;
  return { chosen, isBusy, message, choose, set, address: chosen && `data:image/webp;base64,${chosen}` };
}
