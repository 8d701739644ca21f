import { placeholderContact } from "@/lib/edition/rules";
import { plainText } from "@/lib/platform/html/plain-text";

/** What the current edition has of what it needs before registration opens. */
export interface Preparations {
  contactEmail: string;
  endOfRegistrationDate: Date;
  welcomeText: string;
  rules: string;
  environmentDescription: string;
  registrators: number;
  guides: number;
  teams: number;
}

export interface FirstStep {
  title: string;
  /** The page of the control panel where it is done. */
  href: `/controlPanel/${string}`;
  isDone: boolean;
}

const isWritten = (html: string) => plainText(html).trim() !== "";

/** What an administrator does before registration opens, in order. */
export function firstSteps(preparations: Preparations, now: Date): FirstStep[] {
  const { contactEmail, endOfRegistrationDate, registrators, guides, teams } = preparations;
  return [
    {
      title: "Change the contact address",
      href: "/controlPanel/edition#place",
      isDone: contactEmail !== placeholderContact,
    },
    {
      title: "Set the dates of the tournament and of registration",
      href: "/controlPanel/edition#general",
      // Without a team, a deadline that has passed is one that nobody has set.
      isDone: now < endOfRegistrationDate || teams > 0,
    },
    {
      title: "Write the welcome text",
      href: "/controlPanel/edition?view=texts",
      isDone: isWritten(preparations.welcomeText),
    },
    {
      title: "Write the rules",
      href: "/controlPanel/edition?view=texts&text=rules",
      isDone: isWritten(preparations.rules),
    },
    {
      title: "Describe the environment",
      href: "/controlPanel/edition?view=texts&text=environment",
      isDone: isWritten(preparations.environmentDescription),
    },
    { title: "Create the countries’ registrators", href: "/controlPanel/users", isDone: registrators > 0 },
    { title: "Create the guides", href: "/controlPanel/guides", isDone: guides > 0 },
  ];
}
