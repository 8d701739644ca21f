import type { MetadataRoute } from "next";
import { currentEdition } from "@/lib/edition/queries";
import { lightColors } from "@/lib/platform/browser/theme";

export const dynamic = "force-dynamic";

/** The web app manifest, for the home screen of a phone. */
export default async function manifest(): Promise<MetadataRoute.Manifest> {
  const { name, shortName, venue } = await currentEdition();
  return {
    name,
    short_name: shortName,
    description: `${name}, ${venue}`,
    lang: "en",
    start_url: "/",
    display: "browser",
    background_color: lightColors.paper,
    theme_color: lightColors.paper,
    icons: [
      { src: "/icon.svg", sizes: "any", type: "image/svg+xml" },
      { src: "/icons/192.png", sizes: "192x192", type: "image/png" },
      { src: "/icons/512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
    ],
  };
}
