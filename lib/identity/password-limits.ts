/** bcrypt ignores everything after this many bytes. */
export const maxPasswordBytes = 72;

/** One cost for every user, so that response times do not reveal which users exist. */
export const passwordCost = 10;

export const minPasswordLength = 8;

export const tooShortPassword = `A password needs at least ${minPasswordLength} characters.`;
