/** The most marks of one request. */
export const maxMarks = 200;
