import type { NodemailerError } from "nodemailer";

/** One error for each address of the mail server that was tried. */
const causesOf = (error: NodemailerError): NodemailerError[] =>
  error instanceof AggregateError && error.errors.length > 0 ? error.errors : [error];

/** Whether the mail server could not be reached, which says nothing about the mail. */
export const isUnreachable = (error: NodemailerError): boolean =>
  error.code === "EDNS" ||
  error.timeoutType === "CONNECT_TIMEOUT" ||
  causesOf(error).every(({ syscall }) => syscall === "connect");

/** What administrators read. */
export const reasonOf = (error: NodemailerError): string =>
  causesOf(error)
    .map(({ message }) => message)
    .join("; ");
