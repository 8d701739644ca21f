import type { Metadata } from "next";
import { WayOn } from "@/components/ui/way-on";
import { pageTitle } from "@/lib/contest/title";

export const generateMetadata = (): Promise<Metadata> => pageTitle("Page not found");

export default function NotFound() {
  return (
    <WayOn
      status={404}
      title="There is no such page"
      text="We went through the whole tree and found no leaf at this address. It may have been moved, or the address has a slip in it."
      links={[
        { href: "/", title: "Home" },
        { href: "/teams", title: "Teams" },
        { href: "/schedule", title: "Schedule" },
      ]}
    />
  );
}
