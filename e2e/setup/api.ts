import { startSharedSite } from "@/e2e/setup/shared-site";

// Without the page cache, because the tests write to the database and read at once.
export default () => startSharedSite("api", { cached: false });
