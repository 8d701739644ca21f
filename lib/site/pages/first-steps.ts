import { isWritten } from "@/lib/edition/rules";

export interface Preparations {
  hasDates: boolean;
  contactEmail: string | null;
  welcomeText: string;
  rules: string;
  environmentDescription: string;
  scheduleItems: number;
  committeeMembers: number;
  registrators: number;
  guides: number;
}

export interface FirstStep {
  title: string;
  href: `/controlPanel/${string}`;
  isDone: boolean;
}

export function firstSteps(preparations: Preparations): FirstStep[] {
  const { hasDates, contactEmail, scheduleItems, committeeMembers, registrators, guides } = preparations;
  return [
    { title: "Enter the year and the dates", href: "/controlPanel/edition#general", isDone: hasDates },
    { title: "Enter the contact address", href: "/controlPanel/edition#place", isDone: contactEmail !== null },
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
    {
      title: "Write the schedule",
      href: "/controlPanel/edition?view=schedule",
      isDone: scheduleItems > 0,
    },
    { title: "Add the members of the committees", href: "/controlPanel/people", isDone: committeeMembers > 0 },
    { title: "Create the countries’ registrators", href: "/controlPanel/users", isDone: registrators > 0 },
    { title: "Create the guides", href: "/controlPanel/guides", isDone: guides > 0 },
  ];
}
