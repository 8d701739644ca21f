/** Remembers under which key a form's values were sent, so that a request that is sent again creates no second record. */
export function createIdempotencyKeys() {
  let last = { content: "", key: "" };

  return {
    wasSent: (values: object) => last.content === JSON.stringify(values),
    /** Returns the last key again while the values are the same and not saved. */
    keyFor(values: object): string {
      const content = JSON.stringify(values);
      if (last.content !== content) last = { content, key: crypto.randomUUID() };
      return last.key;
    },
    handleSaved() {
      last = { content: "", key: "" };
    },
  };
}
