import type { TextName } from "@/lib/edition/inputs";

export const editionViews = ["details", "texts", "pictures", "sponsors", "committees", "schedule", "next"] as const;

/** A part of the edition's page, as in its address. */
export type EditionView = (typeof editionViews)[number];

export interface EditionText {
  /** In the page's address. */
  id: string;
  name: TextName;
  title: string;
  lead: string;
}

const orAddress = "Shown on a page of its own, unless there is an address under Links.";

export const welcomeText: EditionText = {
  id: "welcome",
  name: "welcomeText",
  title: "Welcome text",
  lead: "Shown on the home page, below the tournament’s name.",
};

/** The texts that administrators write. */
export const editionTexts: readonly EditionText[] = [
  welcomeText,
  { id: "rules", name: "rules", title: "Rules", lead: "Shown on the Rules page." },
  { id: "environment", name: "environmentDescription", title: "Environment", lead: "Shown on the Environment page." },
  { id: "invitation", name: "invitationLetter", title: "Invitation letter", lead: orAddress },
  { id: "materials", name: "materials", title: "Competition materials", lead: orAddress },
];
