/** A response of JSON that is text already. */
export function jsonResponse(json: string): Response {
  return new Response(json, { headers: { "Content-Type": "application/json", "Cache-Control": "no-store" } });
}
