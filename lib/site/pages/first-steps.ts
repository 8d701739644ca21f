import { isWritten, placeholderContact } from "@/lib/edition/rules";

export interface Preparations {
  contactEmail: string;
  endOfRegistrationDate: Date;
  welcomeText: string;
  rules: string;
  environmentDescription: string;
  lastScheduleDay: Date | null;
  committeeMembers: number;
  registrators: number;
  guides: number;
  teams: number;
}

export interface FirstStep {
  title: string;
  href: `/controlPanel/${string}`;
  isDone: boolean;
}

/** Registration that has ended without a team means that nobody has set the dates yet. */
export const hasOldDates = (
  { endOfRegistrationDate, teams }: Pick<Preparations, "endOfRegistrationDate" | "teams">,
  now: Date,
): boolean => teams === 0 && now >= endOfRegistrationDate;

export function firstSteps(preparations: Preparations, now: Date): FirstStep[] {
  const { contactEmail, lastScheduleDay, committeeMembers, registrators, guides, teams } = preparations;
  return [
    {
      title: "Change the contact address",
      href: "/controlPanel/edition#place",
      isDone: contactEmail !== placeholderContact,
    },
    {
      title: "Set the dates of the tournament and of registration",
      href: "/controlPanel/edition#general",
      isDone: !hasOldDates(preparations, now),
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
    {
      title: "Write the schedule",
      href: "/controlPanel/edition?view=schedule",
      isDone: lastScheduleDay !== null && (teams > 0 || now < lastScheduleDay),
    },
    { title: "Add the members of the committees", href: "/controlPanel/people", isDone: committeeMembers > 0 },
    { title: "Create the countries’ registrators", href: "/controlPanel/users", isDone: registrators > 0 },
    { title: "Create the guides", href: "/controlPanel/guides", isDone: guides > 0 },
  ];
}
