import { startSharedSite } from "@/e2e/setup/shared-site";
import { findChromium } from "@/scripts/lib/chromium";

/** Finds a browser and starts the site. Returns what stops the site. */
export default async function setUp(): Promise<() => Promise<void>> {
  process.env.CHROMIUM_PATH = await findChromium();
  // Debian's Chromium expects a D-Bus session, which a bare machine does not have.
  process.env.DBUS_SESSION_BUS_ADDRESS ??= "disabled:";
  return startSharedSite("browser", { cached: true });
}
