/** The first `max` characters and an ellipsis, without half a surrogate pair at the cut; a shorter text as it is. */
export const shorten = (text: string, max = 60): string =>
  text.length > max ? `${text.slice(0, max).replace(/[\ud800-\udbff]$/, "")}…` : text;
