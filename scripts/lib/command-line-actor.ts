import { emptyId } from "@/lib/platform/validation/ids";

/** The actor of the audit log: nobody is signed in on the command line. */
export const commandLineActor = {
  id: emptyId,
  email: "",
  name: "Command line",
  role: "Administrator",
  countryId: null,
  tokenVersion: null,
} as const;
