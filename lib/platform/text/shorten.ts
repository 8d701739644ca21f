export const shorten = (text: string, max = 60): string =>
  text.length > max ? `${text.slice(0, max).replace(/[\ud800-\udbff]$/, "")}…` : text;
