const maxParts = 10;
const maxHeaderBytes = 4_096;

export const tooManyParts = `Send a form with at most ${maxParts} parts and short headers.`;

/** Undefined without a valid boundary. */
export const formBoundary = (contentType: string): string | undefined =>
  /;\s*boundary=("?)([\w'()+,./:=?-]{1,70})\1\s*(;|$)/i.exec(contentType)?.[2];

/** Node's parser takes seconds for thousands of parts, or for one with long headers. */
export function isQuickToParse(form: Buffer, boundary: string): boolean {
  const delimiter = `--${boundary}`;
  let at = form.indexOf(delimiter);
  for (let parts = 0; at >= 0; parts++) {
    const header = form.subarray(at, at + maxHeaderBytes);
    const isCut = header.length === maxHeaderBytes && !header.includes("\r\n\r\n");
    if (parts > maxParts || isCut) return false;
    at = form.indexOf(delimiter, at + delimiter.length);
  }
  return true;
}
