/** bcrypt reads no further than this many bytes; longer passwords are refused rather than cut. */
export const maxPasswordBytes = 72;

/** bcrypt's cost. One for every account, else the time of a refused sign-in would tell accounts apart. */
export const passwordCost = 10;
