/** Specification, section 9. */
export const minContestants = 1;
export const maxContestants = 4;

export const tooFewContestants = "A team needs at least one contestant.";

export const sameLeaders = "The leader and the deputy leader must be two different people.";
