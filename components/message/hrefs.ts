export const newMessagePath = "/controlPanel/mail/new";

export const messageHref = (id: string): string => `/controlPanel/mail?message=${id}`;
