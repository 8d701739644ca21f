import type { TextName } from "@/lib/edition/inputs";
import { textLabels } from "@/lib/edition/labels";

export const editionViews = {
  details: "Dates, place, lists",
  extensions: "Extensions",
  questions: "Questions",
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
  /** The value of the search parameter `text`. */
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
    title: textLabels.welcomeText,
    lead: "Shown on the home page, below the tournament’s name.",
  },
  { id: "rules", name: "rules", title: textLabels.rules, lead: "Shown on the Rules page." },
  {
    id: "environment",
    name: "environmentDescription",
    title: textLabels.environmentDescription,
    lead: "Shown on the Environment page.",
  },
  { id: "invitation", name: "invitationLetter", title: textLabels.invitationLetter, lead: orAddress },
  { id: "materials", name: "materials", title: textLabels.materials, lead: orAddress },
  {
    id: "privacy",
    name: "privacy",
    title: textLabels.privacy,
    lead: "Shown on the Privacy page; while it is empty, a general text that names what is stored, why and how long.",
  },
];
