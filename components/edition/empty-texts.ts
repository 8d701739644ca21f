interface ShownEdition {
  isCurrent: boolean;
  year: number | undefined;
}

/** The texts of an empty list. `items` is a plural such as "teams"; `text` is shown in the current edition only. */
export const emptyTexts = (items: string, text: string, { isCurrent, year }: ShownEdition) =>
  isCurrent ? { title: `No ${items} yet`, text } : { title: `No ${items}`, text: `There were none in ${year}.` };
