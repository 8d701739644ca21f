import { type FieldValues, get } from "react-hook-form";
import { changedFields, isSame } from "@/components/forms/changed-fields";

/** What both have changed, by the paths of the fields. */
export interface Overlap {
  /** The fields that both have changed, and a picture that was chosen here. */
  both: readonly string[];
  /** The fields that only the other user has changed. */
  others: readonly string[];
  /** Whether other fields were changed only here. */
  hasOwn: boolean;
}

/**
 * Compares the values of a form with those that another user has stored since its `initial` ones: they are the "same", a
 * "retry" with the current version loses nothing, or the user has to decide.
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
  // Whether they have changed the picture is not known.
  const both = differing.filter((path) => changed.includes(path) || path.endsWith("picture"));
  const others = changed.filter((path) => !touched.includes(path));
  // They changed nothing that this form shows.
  if (both.length === 0 && others.length === 0) return "retry";
  return { both, others, hasOwn: differing.length > both.length };
}
