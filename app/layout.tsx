import "@fontsource/literata/600.css";
import "@fontsource-variable/source-sans-3/wght.css";
import "@fontsource-variable/source-sans-3/wght-italic.css";
import "./globals.css";
import type { Metadata, Viewport } from "next";
import type { ReactNode } from "react";
import { preloadFonts } from "@/app/fonts";
import { ClearGuideCache } from "@/components/guide/clear-guide-cache";
import { ClockStrip } from "@/components/layout/clock-strip";
import { Notifications } from "@/components/layout/notifications";
import { SiteFooter } from "@/components/layout/site-footer";
import { SiteHeader } from "@/components/layout/site-header";
import { FocusKeeper } from "@/components/ui/focus-keeper";
import { UserIdProvider } from "@/components/ui/user-id";
import { currentEdition, pastEditions } from "@/lib/edition/queries";
import { currentActor } from "@/lib/platform/auth/session";
import { darkColors, lightColors } from "@/lib/platform/browser/theme";
import { env } from "@/lib/platform/env";
import { workPages } from "@/lib/site/pages/account-pages";

// Pages are rendered on request, so that none is stale and the build needs no database.
export const dynamic = "force-dynamic";

export const viewport: Viewport = {
  themeColor: [
    { media: "(prefers-color-scheme: light)", color: lightColors.paper },
    { media: "(prefers-color-scheme: dark)", color: darkColors.paper },
  ],
};

export async function generateMetadata(): Promise<Metadata> {
  const { name, shortName, venue } = await currentEdition();
  return {
    metadataBase: new URL(env().SITE_URL),
    applicationName: shortName,
    description: `${name}, ${venue}`,
    // Keeps iOS from turning numbers, dates and addresses into links.
    formatDetection: { telephone: false, date: false, address: false, email: false },
  };
}

export default async function RootLayout({ children }: { children: ReactNode }) {
  preloadFonts();
  const [actor, edition, past] = await Promise.all([currentActor(), currentEdition(), pastEditions()]);
  const user = actor && { name: actor.name, pages: workPages(actor.role) };
  return (
    <html lang="en">
      <body>
        <a
          href="#content"
          className="not-focus:sr-only absolute top-2 left-2 z-50 rounded-md bg-maple-fill px-4 py-2 text-on-maple print:hidden"
        >
          Skip to the content
        </a>
        <UserIdProvider userId={actor?.id ?? ""}>
          <ClockStrip edition={edition} />
          <SiteHeader edition={edition} pastEditions={past} user={user} />
          <main className="print:block print:pt-4">{children}</main>
        </UserIdProvider>
        <SiteFooter edition={edition} pastYears={past.map(({ year }) => year)} />
        <Notifications isSignedIn={actor !== null} />
        {actor ? <FocusKeeper /> : <ClearGuideCache />}
      </body>
    </html>
  );
}
