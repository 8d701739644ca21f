/** The control panel's parts, in the order of its navigation (specification, section 2, "Control panel"). */
export const panelParts = [
  ["/controlPanel/users", "Users"],
  ["/controlPanel/guides", "Guides"],
  ["/controlPanel/statistics", "Statistics"],
  ["/controlPanel/leaders", "Leaders"],
  ["/controlPanel/people", "People"],
  ["/controlPanel/exportImport", "Export/Import"],
  ["/controlPanel/edition", "Edition"],
  ["/controlPanel/exceptions", "Exceptions"],
  ["/controlPanel/activity", "Activity"],
] as const;

export type PanelPath = (typeof panelParts)[number][0];
