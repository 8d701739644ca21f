/** The size of a team (specification, section 9). */
export const minContestants = 1;
export const maxContestants = 4;

export const tooManyContestants = `A team can have at most ${maxContestants} contestants.`;
export const tooFewContestants = "A team needs at least one contestant.";

export const sameLeaders = "The leader and the deputy leader must be two different people.";

const weekMs = 7 * 24 * 60 * 60 * 1000;

/** A filter of `createdAt` by the last seven days. */
export const newTeamDates = (now: Date) => ({ gt: new Date(now.getTime() - weekMs), lte: now });
