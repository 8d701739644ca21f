/** The values of an import. */
export const credentialFields = ["username", "password", "day1SeatingPlace", "day2SeatingPlace"] as const;

export type CredentialField = (typeof credentialFields)[number];
