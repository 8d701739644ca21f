interface ShownEdition {
  isCurrent: boolean;
  year: number | undefined;
}

/** What an empty list of `items`, such as "teams", says; `text` is for the current edition: when the first appears. */
export const emptyTexts = (items: string, text: string, { isCurrent, year }: ShownEdition) =>
  isCurrent ? { title: `No ${items} yet`, text } : { title: `No ${items}`, text: `There were none in ${year}.` };
