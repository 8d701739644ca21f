import "server-only";
import { defaultCountryId } from "@/lib/country/queries";
import {
  assignedRoles,
  committeeColumns,
  committeeRoles,
  guestRole,
  personRolesWith,
  roleName,
} from "@/lib/edition/person-roles";
import { requireOptions } from "@/lib/edition/rules";
import type { EditionRow } from "@/lib/edition/views";
import type { PersonGetPayload } from "@/lib/generated/prisma/models";
import { detailFields } from "@/lib/person/fields";
import type { PersonInput } from "@/lib/person/inputs";
import { personColumns } from "@/lib/person/views";
import { invalid, throwIfInvalid } from "@/lib/platform/errors/problem";
import { pick } from "@/lib/platform/pick";
import { type EncodedPictures, pictureHashAfter } from "@/lib/platform/picture/commands";
import type { UnitOfWork } from "@/lib/platform/write/write";
import { travelOptions } from "@/lib/travel/place";
import { missingTravel } from "@/lib/travel/rules";
import { toTravelData } from "@/lib/travel/travel-data";
import { travelSelect } from "@/lib/travel/views";

export const personDataSelect = { ...personColumns, ...travelSelect } as const;

type PersonData = PersonGetPayload<{ select: typeof personDataSelect }>;

/** A person's columns as the audit log has them. */
export const auditedPersonData = ({ isGuest, committees, ...columns }: PersonData) => ({
  ...columns,
  assignedRoles: assignedRoles({ isGuest, committees }),
});

/** The rows of a person's roles in committees. */
export const memberRows = ({ committees }: PersonData) =>
  committees.map(({ committee, isChair }) => ({ committeeId: committee.id, isChair }));

/** A registrator's guests are of their country; an administrator chooses one, or gets the host's. */
async function countryOf({ actor, transaction }: UnitOfWork, chosen: string | undefined): Promise<string> {
  const id = actor.role === "Administrator" ? (chosen ?? (await defaultCountryId(transaction))) : actor.countryId;
  if (!id) throw invalid({ countryId: ["Country is required."] });
  return id;
}

/** Throws 422 with an error for each travel field that is missing. */
function requireTravel(input: PersonInput): void {
  const errors = missingTravel(input);
  throwIfInvalid(errors);
}

/** A person's columns after the request; `stored` supplies those that it leaves out. Throws 422. */
export async function toPersonData(
  unit: UnitOfWork,
  given: PersonInput,
  edition: EditionRow,
  pictures: EncodedPictures,
  stored: PersonData | null,
): Promise<PersonData> {
  if (given.contestId && given.contestId !== edition.id)
    throw invalid({ contestId: [`This is not the ${edition.year} edition.`] });
  const { actor } = unit;
  const committees = await unit.transaction.committee.findMany({
    where: { editionId: edition.id },
    select: { id: true, ...committeeColumns },
    orderBy: { position: "asc" },
  });
  // The next edition has no guests yet.
  const knownRoles = personRolesWith(committees).filter((role) => edition.isCurrent || role !== guestRole);
  const givenRoles = actor.role === "Administrator" ? given.roles : [guestRole];
  const { roles, ...input } = requireOptions(
    { ...given, roles: givenRoles },
    {
      tShirtSize: edition.tShirtSizes,
      ...travelOptions({ input: given, edition }),
      ...Object.fromEntries((givenRoles ?? []).map((_, i) => [`roles.${i}`, knownRoles])),
    },
  );
  const isGuest = roles ? roles.includes(guestRole) : (stored?.isGuest ?? false);
  const chosen = roles && committeeRoles(committees).filter((role) => roles.includes(roleName(role)));
  if (isGuest) requireTravel(input);
  return {
    countryId: await countryOf(unit, input.countryId ?? stored?.countryId),
    ...pick(input, detailFields),
    pictureIsPublic: input.pictureIsPublic ?? stored?.pictureIsPublic ?? true,
    pictureHash: pictureHashAfter(input, pictures.get("picture"), stored?.pictureHash ?? null),
    isGuest,
    committees: chosen ?? stored?.committees ?? [],
    ...toTravelData({ actor, input, edition, stored }),
  };
}
