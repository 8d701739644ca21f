import { api, type RequestBody } from "@/lib/site/api/client";

/** Warnings about names that are registered already. Throws ApiError. */
export async function findDuplicates(body: RequestBody<"POST /api/Team/duplicates">): Promise<string[]> {
  const { warnings } = await api("POST /api/Team/duplicates", { body });
  return warnings;
}
