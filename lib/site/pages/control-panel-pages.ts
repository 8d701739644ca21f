export const panelGroups = ["Registration", "Contest", "Site"] as const;

export interface ControlPanelPage {
  path: `/controlPanel/${string}`;
  title: string;
  /** Absent for the first pages of the navigation, and for those below another page. */
  group?: (typeof panelGroups)[number];
  parent?: `/controlPanel/${string}`;
  /** The editions that the page can show besides the current one. */
  editions?: "past" | "next" | "all";
}

/** In the order of the navigation, which begins with the specified pages (section 2, "Control panel"). */
export const controlPanelPages = [
  { path: "/controlPanel/users", title: "Users" },
  { path: "/controlPanel/users/import", title: "Users › Add users from a CSV file", parent: "/controlPanel/users" },
  { path: "/controlPanel/users/print", title: "Users › Login sheets", parent: "/controlPanel/users" },
  { path: "/controlPanel/guides", title: "Guides", editions: "past" },
  { path: "/controlPanel/guides/import", title: "Guides › Add guides from a CSV file", parent: "/controlPanel/guides" },
  { path: "/controlPanel/statistics", title: "Statistics", editions: "past" },
  { path: "/controlPanel/leaders", title: "Leaders", editions: "past" },
  { path: "/controlPanel/people", title: "People", editions: "all" },
  { path: "/controlPanel/exportImport", title: "Export/Import" },
  { path: "/controlPanel/teams", title: "Teams", group: "Registration", editions: "past" },
  { path: "/controlPanel/contestants", title: "Contestants", group: "Registration", editions: "past" },
  { path: "/controlPanel/guests", title: "Guests", group: "Registration", editions: "past" },
  { path: "/controlPanel/missing", title: "Missing data", group: "Registration" },
  { path: "/controlPanel/arrivals", title: "Arrivals", group: "Contest", editions: "past" },
  {
    path: "/controlPanel/transfers",
    title: "Arrivals › Transfers",
    parent: "/controlPanel/arrivals",
    editions: "past",
  },
  {
    path: "/controlPanel/transfers/print",
    title: "Arrivals › Drivers’ lists",
    parent: "/controlPanel/arrivals",
    editions: "past",
  },
  { path: "/controlPanel/seating", title: "Seats", group: "Contest" },
  { path: "/controlPanel/seating/print", title: "Seats › Lists", parent: "/controlPanel/seating" },
  { path: "/controlPanel/print", title: "Print", group: "Contest", editions: "past" },
  { path: "/controlPanel/print/badges", title: "Print › Badges", parent: "/controlPanel/print", editions: "past" },
  { path: "/controlPanel/print/labels", title: "Print › Desk labels", parent: "/controlPanel/print", editions: "past" },
  {
    path: "/controlPanel/print/slips",
    title: "Print › Credential slips",
    parent: "/controlPanel/print",
    editions: "past",
  },
  {
    path: "/controlPanel/print/certificates",
    title: "Print › Certificates",
    parent: "/controlPanel/print",
    editions: "past",
  },
  { path: "/controlPanel/print/diplomas", title: "Print › Diplomas", parent: "/controlPanel/print", editions: "past" },
  { path: "/controlPanel/print/answers", title: "Print › Answers", parent: "/controlPanel/print", editions: "past" },
  { path: "/controlPanel/print/letters", title: "Print › Invitation letters", parent: "/controlPanel/print" },
  { path: "/controlPanel/results", title: "Results", group: "Contest", editions: "past" },
  { path: "/controlPanel/edition", title: "Edition", group: "Site", editions: "next" },
  { path: "/controlPanel/activity", title: "Activity", group: "Site" },
  { path: "/controlPanel/mail", title: "Activity › Mail", parent: "/controlPanel/activity" },
  { path: "/controlPanel/mail/new", title: "Mail › New message", parent: "/controlPanel/activity" },
  { path: "/controlPanel/personalData", title: "Activity › Personal data", parent: "/controlPanel/activity" },
] as const satisfies readonly ControlPanelPage[];

export type ControlPanelPath = (typeof controlPanelPages)[number]["path"];
