import { z } from "zod";
import { required } from "@/lib/fields";
import { guideInput } from "@/lib/guide/inputs";

/** What the guide form holds. */
export interface GuideValues {
  person: {
    fullName: string;
    tShirtSize: string;
    /** Base64 without a prefix, empty for none. */
    picture: string;
  };
  phoneNumber: string;
  schoolName: string;
  classDesignator: string;
  /** The account that the guide signs in with. */
  userId: string;
}

export const emptyGuide: GuideValues = {
  person: { fullName: "", tShirtSize: "", picture: "" },
  phoneNumber: "",
  schoolName: "",
  classDesignator: "",
  userId: "",
};

/** What the API asks for, and a sentence for a form where no account is chosen. */
const guideForm = z.object({ userId: required("User") }).and(guideInput);

/** The form's schema, as the form's resolver takes it. */
export const guideFormSchema = guideForm as unknown as z.ZodType<z.output<typeof guideForm>, GuideValues>;
