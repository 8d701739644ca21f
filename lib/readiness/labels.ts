export const noteLabel = "Note";
