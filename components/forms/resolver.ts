import { zodResolver } from "@hookform/resolvers/zod";
import type { FieldValues, Resolver } from "react-hook-form";
import type { z } from "zod";

/**
 * Validates a form with the API's schema. The form keeps its values as they were typed: the API parses them again.
 *
 * @returns a resolver for a form whose values are a `V`, which may be looser than the schema's input
 */
export function schemaResolver<V extends FieldValues>(schema: z.ZodType<object>): Resolver<V> {
  return zodResolver(schema as z.ZodType<object, V>, undefined, { raw: true }) as unknown as Resolver<V>;
}
