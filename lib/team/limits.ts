/** A team has this many contestants (specification, section 9). */
export const minContestants = 1;
export const maxContestants = 4;
