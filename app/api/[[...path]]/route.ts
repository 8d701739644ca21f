import { notFound, problemResponse } from "@/lib/platform/errors/problem";

/** The response to every path of the API that has no endpoint. */
function unknownEndpoint({ headers }: Request): Response {
  return problemResponse(notFound("endpoint"), headers.get("x-request-id") ?? crypto.randomUUID());
}

export {
  unknownEndpoint as DELETE,
  unknownEndpoint as GET,
  unknownEndpoint as OPTIONS,
  unknownEndpoint as PATCH,
  unknownEndpoint as POST,
  unknownEndpoint as PUT,
};
