import { type PageKey, pageAccess } from "@/lib/auth/access";

/** Shown on the way out or to who may not pass, and no page of its own. */
const passedThrough: readonly PageKey[] = ["/logout", "/forbidden"];

const isPage = (key: PageKey) => pageAccess[key] === "all" && !passedThrough.includes(key) && !key.includes(".");

/** The pages that everybody may read, without those of past editions. */
export const publicPages = (Object.keys(pageAccess) as PageKey[]).filter((key) => isPage(key) && !key.includes("{"));
