/** A link that writes to the address. */
export const mailHref = (address: string): string => `mailto:${encodeURIComponent(address).replace("%40", "@")}`;
