import type { FieldValues } from "react-hook-form";
import { ApiForm, type ApiFormProps } from "@/components/forms/api-form";

/** A form inside a Dialog, with a button that closes it. */
export function DialogForm<V extends FieldValues>(props: ApiFormProps<V>) {
  return <ApiForm isInDialog {...props} />;
}
