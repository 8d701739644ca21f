import { z } from "zod";
import { deadlineExceptionInput } from "@/lib/deadline-exception/inputs";
import { required } from "@/lib/fields";

/** What the form of an exception holds. */
export interface ExceptionValues {
  countryId: string;
  /** `yyyy-MM-ddTHH:mm` of the venue. */
  endOfRegistrationDate: string;
  reason: string;
}

export const emptyException: ExceptionValues = { countryId: "", endOfRegistrationDate: "", reason: "" };

/** An exception as the form begins with it, and as one that is stored. */
export interface StoredException extends ExceptionValues {
  countryName: string;
  version: number;
}

const exceptionForm = z.object({ countryId: required("Country") }).and(deadlineExceptionInput);

/** The form's schema, as the form's resolver takes it. */
export const exceptionFormSchema = exceptionForm as unknown as z.ZodType<
  z.output<typeof exceptionForm>,
  ExceptionValues
>;
