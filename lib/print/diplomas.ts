import "server-only";
import { isErased } from "@/lib/edition/erased";
import type { EditionRow } from "@/lib/edition/views";
import { aboutTournament } from "@/lib/print/certificates";
import { certificateDesign, readDesign } from "@/lib/print/design";
import { awardText } from "@/lib/result/labels";
import { readResults } from "@/lib/result/queries";

/** Includes hidden results, because diplomas are printed before the ceremony. */
export async function listDiplomas(edition: EditionRow) {
  const shared = { ...aboutTournament(edition), ...certificateDesign(await readDesign(edition)) };
  const { groups } = await readResults(edition.id);
  return groups.flatMap(({ group, contestants }) =>
    contestants.flatMap((contestant) => {
      const award = awardText(contestant);
      if (!award || isErased(contestant)) return [];
      const content = {
        ...shared,
        award: contestant.award ? `${award} medal` : award,
        place: contestant.place === null ? "" : String(contestant.place),
        group,
        fullName: contestant.fullName,
        nativeName: contestant.nativeName ?? "",
        country: contestant.countryName,
        team: contestant.teamName,
      };
      const { personId, nativeLanguage, countryCode } = contestant;
      const metal = contestant.award ?? ("MENTION" as const);
      return { personId, content, nativeLanguage, countryCode, metal, groups: [group] };
    }),
  );
}

export type Diploma = Awaited<ReturnType<typeof listDiplomas>>[number];
