import type { BufferedResponse } from "@/server/response";

/** The row that stands for a part that could not be rendered; the response's status is 200 nevertheless. */
const errorRow = ':E{"digest":';

/** Whether a response is a client navigation whose page could not be rendered. */
export function isFailedNavigation({ headers, body }: BufferedResponse): boolean {
  const isFlightData = headers["content-type"]?.startsWith("text/x-component") ?? false;
  return isFlightData && body.includes(errorRow);
}

/** Merges adjacent scripts of flight data, one for each few kilobytes, so that long pages need no more hashes. */
export function mergeFlightScripts(html: string, nonce: string): string {
  return html.replaceAll(`"])</script><script nonce="${nonce}">self.__next_f.push([`, '"]);self.__next_f.push([');
}
