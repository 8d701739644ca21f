/** What an edition is called and when it takes place. */
export const headingColumns = {
  id: true,
  year: true,
  name: true,
  shortName: true,
  startDate: true,
  endDate: true,
} as const;

export const linkColumns = { invitationLetterUrl: true, materialsUrl: true } as const;

/** What its forms offer to choose from. */
export const choiceColumns = { tShirtSizes: true, operatingSystemNames: true, arrivalLocations: true } as const;

/** What the control panel changes in an edition's row, but for the texts, with what names the row. */
export const generalColumns = {
  ...headingColumns,
  endOfRegistrationDate: true,
  timeZone: true,
  venue: true,
  contactEmail: true,
  ...linkColumns,
  ...choiceColumns,
} as const;

/** Sanitised HTML. */
export const textColumns = { welcomeText: true, rules: true, environmentDescription: true } as const;
