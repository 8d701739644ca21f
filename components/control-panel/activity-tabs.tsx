import { Tabs } from "@/components/ui/tabs";

const views = [
  { href: "/controlPanel/activity", title: "Changes" },
  { href: "/controlPanel/mail", title: "Mail" },
  { href: "/controlPanel/personalData", title: "Personal data" },
] as const;

/** Tabs of the pages that share the navigation's link to Activity. */
export const ActivityTabs = ({ path }: { path: (typeof views)[number]["href"] }) => (
  <Tabs label="Activity" tabs={views.map((view) => ({ ...view, isCurrent: view.href === path }))} />
);
