import { z } from "zod";
import { schemaResolver } from "@/components/forms/resolver";
import { deadlineExceptionInput } from "@/lib/deadline-exception/inputs";
import { required } from "@/lib/fields";

/** Values of the deadline exception form. */
export interface ExceptionValues {
  countryId: string;
  /** `yyyy-MM-ddTHH:mm` in the venue's time. */
  endOfRegistrationDate: string;
  reason: string;
}

export const emptyException: ExceptionValues = { countryId: "", endOfRegistrationDate: "", reason: "" };

/** A stored exception for editing; a country has at most one, so its id is the country's. */
export interface ExceptionRecord {
  id: string;
  version: number;
  countryName: string;
  values: ExceptionValues;
}

export const exceptionLabels = { endOfRegistrationDate: "Registration ends", reason: "Reason" };

export const exceptionResolver = schemaResolver<ExceptionValues>(
  z.object({ countryId: required("Country") }).and(deadlineExceptionInput),
);
