import type { ContestantInput } from "@/lib/contestant/inputs";
import type { EditionRow } from "@/lib/edition/views";
import type { Actor } from "@/lib/platform/auth/session";
import { pick } from "@/lib/platform/pick";
import { toTravelData } from "@/lib/travel/travel-data";
import { noOwnTravel, type Travel, toTravel, travelSelect } from "@/lib/travel/view";

/**
 * The travel of a contestant who travels without the leader; the others travel with their team. `stored` supplies what
 * the request leaves out. Throws 422; `at` is the prefix of the request's fields.
 */
export function ownTravel(
  actor: Pick<Actor, "role">,
  input: ContestantInput,
  edition: EditionRow,
  stored: Travel | null,
  at = "",
): Travel {
  if (!input.hasPersonForContact) return noOwnTravel;
  const sent = Object.entries(pick(input, travelSelect)).filter(([, value]) => value !== undefined);
  return toTravelData(actor, { ...toTravel(stored), ...Object.fromEntries(sent) }, edition, stored, at);
}
