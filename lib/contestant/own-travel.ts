import type { ContestantInput } from "@/lib/contestant/inputs";
import type { EditionRow } from "@/lib/edition/views";
import type { Actor } from "@/lib/platform/auth/session";
import { pick } from "@/lib/platform/pick";
import { toTravelData } from "@/lib/travel/travel-data";
import { noOwnTravel, type Travel, toTravel, travelSelect } from "@/lib/travel/views";

interface GivenTravel {
  actor: Pick<Actor, "role">;
  input: ContestantInput;
  edition: EditionRow;
  /** Supplies what the request leaves out. */
  stored: Travel | null;
  /** The prefix of the request's fields. */
  at?: string;
}

/**
 * The travel of a contestant who travels without the leader; the others travel with their team. Throws 422 for times that
 * do not exist, are out of order or too far from the edition.
 */
export function ownTravel(given: GivenTravel): Travel {
  const { input, stored } = given;
  if (!input.hasPersonForContact) return noOwnTravel;
  const sentFields = Object.entries(pick(input, travelSelect)).filter(([, value]) => value !== undefined);
  return toTravelData({ ...given, input: { ...toTravel(stored), ...Object.fromEntries(sentFields) } });
}
