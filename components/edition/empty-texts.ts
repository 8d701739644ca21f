interface ShownEdition {
  isCurrent: boolean;
  year: number | undefined;
}

/** What a list without `items`, such as "teams", says: `text` names what it waits for, which a past edition does not. */
export const emptyTexts = (items: string, text: string, { isCurrent, year }: ShownEdition) =>
  isCurrent ? { title: `No ${items} yet`, text } : { title: `No ${items}`, text: `There were none in ${year}.` };
