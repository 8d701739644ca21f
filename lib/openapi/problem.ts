import { z } from "zod";

const common = {
  type: z.string(),
  title: z.string(),
  status: z.int(),
  detail: z.string(),
  requestId: z.string(),
};

/** The body of a refusal (api.md, "Errors"); lib/http/problem.ts writes it. */
export const problem = z.object({ ...common, errors: z.record(z.string(), z.array(z.string())).optional() });

/** The body of a refused CSV file. */
export const importProblem = z.object({
  ...common,
  errors: z.array(z.object({ line: z.int(), column: z.string(), message: z.string() })).optional(),
});
