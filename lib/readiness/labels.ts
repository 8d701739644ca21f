export const noteLabel = "Note";

/** The most characters of a note about a warning. */
export const maxNoteLength = 200;
