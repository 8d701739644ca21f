import type { IncomingMessage, ServerResponse } from "node:http";
import { expect, it } from "vitest";
import { sharedAnswers } from "@/server/cache/shared-answers";

process.env.LOG_LEVEL = "silent";

it("a request whose answer for everybody broke off is answered by itself, not with a bare error", async () => {
  const answer = sharedAnswers({
    application: (_request, response) => {
      response.write("half a page");
      response.destroy();
    },
    listen: () => ({ whenHeard: (then) => then(true), stop: async () => undefined }),
    now: () => 0,
    movableClock: null,
    siteUrl: "https://tournament.example",
  });
  const request = { method: "GET", url: "/teams", headers: {} } as IncomingMessage;
  const error = await new Promise((otherwise) =>
    answer(request, {} as ServerResponse, { path: "/teams", requestId: "id", began: 0 }, otherwise),
  );
  expect(error).toBeUndefined();
});
