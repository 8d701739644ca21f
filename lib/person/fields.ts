import { z } from "zod";
import { detailLabels } from "@/lib/person/labels";
import { normalizedText, optionalText, picture, required } from "@/lib/platform/validation/fields";
import {
  hasLetterOrDigit,
  normalizeName,
  refuseInvisible,
  refuseNotInNames,
} from "@/lib/platform/validation/one-line-text";
import { sentAnswers } from "@/lib/question/inputs";

/** The specification has the rule of names in section 5. */
export const fullName = normalizedText(
  detailLabels.fullName,
  120,
  normalizeName,
  `${detailLabels.fullName} is required.`,
)
  .min(1, `${detailLabels.fullName} is required.`)
  .superRefine(refuseNotInNames)
  .refine((name) => name === "" || hasLetterOrDigit(name), "A name needs at least one letter or digit.")
  .meta({
    description:
      "Words of letters of any script, digits, underscores, hyphens, apostrophes, full stops and middle dots, and single letters with a slash, such as s/o, d/o, a/l or a/p. Hyphens and dashes become `-`, apostrophes and accents used as such `’`. Surrounding, repeated and no-break spaces become single spaces; characters that show nothing are removed.",
    example: "Maria Petrova",
  });

export const nativeName = normalizedText(detailLabels.nativeName, 120, normalizeName)
  .superRefine(refuseInvisible)
  .nullish()
  .transform((name) => name || null)
  .refine((name) => name === null || hasLetterOrDigit(name), {
    error: `${detailLabels.nativeName} needs at least one letter or digit.`,
  })
  .meta({ description: "The name in its own script.", example: "Мария Петрова" });

const tShirtSizeMeta = { description: "One of `tShirtSizesList`.", example: "M" };
export const tShirtSize = required(detailLabels.tShirtSize, 20).meta(tShirtSizeMeta);
export const optionalTShirtSize = optionalText(detailLabels.tShirtSize, 20).meta(tShirtSizeMeta);

/** A form's select sends "true", "false" or, while nothing is chosen, an empty text. */
function toBoolean(value: unknown): unknown {
  if (value === "true") return true;
  if (value === "false") return false;
  return value === "" || value === null ? undefined : value;
}

const pictureIsPublic = z.preprocess(toBoolean, z.boolean("This must be true or false.").optional()).meta({
  description:
    "Whether visitors may see the picture; otherwise they see the initials. Without it, the stored answer stays, and a new person's is true.",
});

/** In forms, the question beside a newly chosen picture must be answered. */
export function requireAnswerAboutPicture(
  { picture, pictureIsPublic }: { picture?: string | null | undefined; pictureIsPublic?: boolean | undefined },
  context: z.RefinementCtx,
): void {
  if (!picture || pictureIsPublic !== undefined) return;
  const message = "Say whether the picture may be shown in public.";
  context.addIssue({ code: "custom", path: ["pictureIsPublic"], message });
}

export const detailFields = { fullName, nativeName, tShirtSize, pictureIsPublic };

/** The fields of a person (specification, section 3). */
export const personFields = { ...detailFields, picture, answers: sentAnswers };
