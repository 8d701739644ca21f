"use client";

import { useFormState } from "react-hook-form";

/** The error of the whole form, which belongs to no field. */
export function FormError() {
  const { root } = useFormState().errors;
  const message = root?.server?.message;
  if (!message) return null;
  return (
    <p className="field-error" role="alert">
      {message}
    </p>
  );
}
