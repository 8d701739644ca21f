import type { NodemailerError } from "nodemailer";

/** One error for each address of the mail server that was tried. */
const causesOf = (error: NodemailerError): NodemailerError[] =>
  error instanceof AggregateError && error.errors.length > 0 ? error.errors : [error];

/** Why no mail can be sent at all; null if the error is about this mail. */
export function outageOf(error: NodemailerError): "unreachable" | "refused" | null {
  const { code, timeoutType } = error;
  if (code === "EAUTH" || code === "ETLS") return "refused";
  const isUnreachable =
    code === "EDNS" ||
    timeoutType === "CONNECT_TIMEOUT" ||
    causesOf(error).every(({ syscall }) => syscall === "connect");
  return isUnreachable ? "unreachable" : null;
}

/** What administrators read. */
export const reasonOf = (error: NodemailerError): string =>
  causesOf(error)
    .map(({ message }) => message)
    .join("; ");
