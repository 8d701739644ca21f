import { FieldError } from "@/components/forms/field-parts";

/** Why the action of a dialog failed; renders nothing without a reason. */
export function ActionError({ reason }: { reason: string | null }) {
  return (
    reason && (
      <FieldError role="alert" className="mb-4">
        {reason}
      </FieldError>
    )
  );
}
