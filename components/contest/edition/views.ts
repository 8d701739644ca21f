import type { TextName } from "@/lib/edition/inputs";

/** The parts of the edition's page, as in its address, with their titles. */
export const editionViews = {
  details: "Dates, place, lists",
  extensions: "Extensions",
  texts: "Texts",
  pictures: "Pictures",
  sponsors: "Sponsors",
  committees: "Committees",
  schedule: "Schedule",
  print: "Print design",
  next: "Next edition",
} as const;

export type EditionView = keyof typeof editionViews;

export interface EditionText {
  id: string;
  name: TextName;
  title: string;
  lead: string;
}

const orAddress = "Shown on a page of its own, unless there is an address under Links.";

export const editionTexts: readonly [EditionText, ...EditionText[]] = [
  {
    id: "welcome",
    name: "welcomeText",
    title: "Welcome text",
    lead: "Shown on the home page, below the tournament’s name.",
  },
  { id: "rules", name: "rules", title: "Rules", lead: "Shown on the Rules page." },
  { id: "environment", name: "environmentDescription", title: "Environment", lead: "Shown on the Environment page." },
  { id: "invitation", name: "invitationLetter", title: "Invitation letter", lead: orAddress },
  { id: "materials", name: "materials", title: "Competition materials", lead: orAddress },
];
