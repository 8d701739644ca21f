import "server-only";
import { currentEdition } from "@/lib/contest/edition";

/** A page's title behind the contest's short prefix (specification, section 1). */
export async function pageTitle(title: string): Promise<{ title: string }> {
  return { title: `${(await currentEdition()).shortName} · ${title}` };
}
