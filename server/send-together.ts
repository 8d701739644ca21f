import type { ServerResponse } from "node:http";

/**
 * What is written in one turn of the event loop leaves in one piece: of an answer that is ready, Next sends the head, the
 * body and the end apart.
 */
export function sendTogether(response: ServerResponse): void {
  const { flushHeaders, write } = response;
  let gathering = false;
  const gather = () => {
    const { socket } = response;
    if (gathering || !socket) return;
    gathering = true;
    // Not the response itself: from Node 21 on, what it holds back leaves after its end.
    socket.cork();
    setImmediate(() => {
      gathering = false;
      // The end has sent what was gathered, and the socket may be another answer's by now.
      if (!response.writableEnded) socket.uncork();
    });
  };
  Object.assign(response, {
    flushHeaders: () => {
      gather();
      flushHeaders.call(response);
    },
    write: (...args: Parameters<typeof write>) => {
      gather();
      return write.apply(response, args);
    },
  });
}
