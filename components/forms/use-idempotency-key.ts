import { useCallback, useRef } from "react";

/**
 * Makes idempotency keys for a form.
 *
 * @returns a function from a request body to its key: the same for the same content, so that a repeated request after a
 * lost response does not create a second record
 */
export function useIdempotencyKey(): (body: unknown) => string {
  const last = useRef({ content: "", key: "" });
  return useCallback((body) => {
    const content = JSON.stringify(body);
    if (last.current.content !== content) last.current = { content, key: crypto.randomUUID() };
    return last.current.key;
  }, []);
}
