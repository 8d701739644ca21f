import { shorten } from "@/lib/platform/text/shorten";

/** Whom a message can be written to: the lists of the control panel. */
export const recipientLists = {
  leaders: "Leaders",
  teams: "Teams",
  guests: "Guests",
  guides: "Guides",
  users: "Users",
} as const;

export type RecipientListName = keyof typeof recipientLists;

export const recipientListNames = Object.keys(recipientLists) as RecipientListName[];

/** Who gets the mails. */
export const addresseesOf: Record<RecipientListName, string> = {
  leaders: "Leaders and deputy leaders get it at their own addresses.",
  teams: "The leaders and deputy leaders of the teams get it.",
  guests: "The registrators of the guests’ countries get it, because guests have no address here.",
  guides: "Guides get it at the addresses that they log in with.",
  users: "Users get it at the addresses that they log in with.",
};

/** The search by which recipients were chosen, in a message's `recipients`. The erasure of personal data looks for it. */
export const searchText = (q: string): string => `search “${shorten(q.replaceAll("”", ""), 200)}”`;

export const messageLabels = { subject: "Subject", text: "Text" };

export const emptyMessage = { subject: "", text: "" };

export type MessageValues = typeof emptyMessage;

export const maxRecipients = 2_000;

/** After the addresses of a message were copied. */
export const bccHint = "The addresses are copied. Paste them as Bcc, so that nobody sees another’s.";
