import { type FieldValues, get } from "react-hook-form";
import { changedFields, isSame } from "@/components/forms/changed-fields";

/** What a user has to decide about, by the paths of the fields. */
export interface Overlap {
  /** The fields that both users have changed, and a picture that was chosen here. */
  both: readonly string[];
  /** The fields that only the other user has changed. */
  others: readonly string[];
  /** Whether other fields were changed only here. */
  hasOwnChanges: boolean;
}

/**
 * Compares what was typed in a form with what another user has stored since it was opened. "same": nothing is left to
 * save. "retry": saving with the current version overwrites nothing. Otherwise the user has to decide.
 */
export function compareWithStored(
  typed: FieldValues,
  initial: FieldValues | undefined,
  current: FieldValues,
): "same" | "retry" | Overlap {
  const touched = changedFields(typed, initial);
  const differing = touched.filter((path) => !isSame(get(typed, path), get(current, path)));
  // The response to an earlier request was lost, or both users typed the same.
  if (differing.length === 0) return "same";
  const changed = changedFields(current, initial);
  // The current record does not tell whether its picture is a new one.
  const both = differing.filter((path) => changed.includes(path) || path.endsWith("picture"));
  const others = changed.filter((path) => !touched.includes(path));
  // The other user changed nothing that this form shows.
  if (both.length === 0 && others.length === 0) return "retry";
  return { both, others, hasOwnChanges: differing.length > both.length };
}
