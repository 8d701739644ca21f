/** The chosen options, in the order of all `options`, after one of them was ticked or unticked. */
export const withToggled = (
  options: readonly string[],
  chosen: readonly string[],
  toggled: string,
  isChosen: boolean,
): string[] => options.filter((option) => (option === toggled ? isChosen : chosen.includes(option)));
