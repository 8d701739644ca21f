export const panelGroups = ["Registration", "Travel", "Contest", "Site", "Access"] as const;

export interface ControlPanelPage {
  path: `/controlPanel/${string}`;
  title: string;
  /** Absent if it is below another page. */
  group?: (typeof panelGroups)[number];
  parent?: `/controlPanel/${string}`;
  /** Besides the current one. */
  editions?: "past" | "next" | "all";
}

/** In the order of the navigation (specification, section 2, "Control panel"). */
export const controlPanelPages = [
  { path: "/controlPanel/teams", title: "Teams", group: "Registration", editions: "past" },
  { path: "/controlPanel/contestants", title: "Contestants", group: "Registration", editions: "past" },
  { path: "/controlPanel/leaders", title: "Leaders", group: "Registration", editions: "past" },
  { path: "/controlPanel/guests", title: "Guests", group: "Registration", editions: "past" },
  { path: "/controlPanel/missing", title: "Missing data", group: "Registration" },
  { path: "/controlPanel/statistics", title: "Statistics", group: "Registration", editions: "past" },
  { path: "/controlPanel/arrivals", title: "Arrivals", group: "Travel", editions: "past" },
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
  { path: "/controlPanel/guides", title: "Guides", group: "Travel", editions: "past" },
  { path: "/controlPanel/guides/import", title: "Guides › Add guides from a CSV file", parent: "/controlPanel/guides" },
  { path: "/controlPanel/exportImport", title: "Export/Import", group: "Contest" },
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
  { path: "/controlPanel/results", title: "Results", group: "Contest", editions: "past" },
  { path: "/controlPanel/edition", title: "Edition", group: "Site", editions: "next" },
  { path: "/controlPanel/people", title: "People", group: "Site", editions: "all" },
  { path: "/controlPanel/users", title: "Users", group: "Access" },
  { path: "/controlPanel/users/import", title: "Users › Add users from a CSV file", parent: "/controlPanel/users" },
  { path: "/controlPanel/users/print", title: "Users › Login sheets", parent: "/controlPanel/users" },
  { path: "/controlPanel/mail", title: "Mail", group: "Access" },
  { path: "/controlPanel/personalData", title: "Personal data", group: "Access" },
  { path: "/controlPanel/activity", title: "Activity", group: "Access" },
] as const satisfies readonly ControlPanelPage[];

export type ControlPanelPath = (typeof controlPanelPages)[number]["path"];
