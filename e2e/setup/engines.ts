import { startSharedSite } from "@/e2e/setup/shared-site";

/** Starts the site. Returns what stops it. */
export default () => startSharedSite("engines", { cached: true });
