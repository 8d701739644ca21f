import { describe, expect, it, onTestFinished, vi } from "vitest";
import {
  changeMarks,
  isWaiting,
  notShownAt,
  type QueuedMark,
  readMarks,
  withMarks,
  withoutRefused,
  withResults,
} from "@/lib/travel/arrivals/mark-queue";

const mark = (id: string, changes: Partial<QueuedMark> = {}): QueuedMark => ({
  id,
  personId: `person of ${id}`,
  arrived: true,
  markedAt: "2025-04-09T10:00:00Z",
  receivedAt: null,
  ...changes,
});
const receivedAt = "2025-04-09T11:00:00Z";
const result = (id: string, outcome: "stored" | "alreadyStored" | "refused", arrived: boolean | null) => ({
  id,
  result: outcome,
  reason: outcome === "refused" ? "No." : null,
  arrived,
});

describe("the marks on a device", () => {
  it("are one per person, the newest", () => {
    const untick = mark("c", { personId: "person of a", arrived: false });
    expect(withMarks([mark("a"), mark("b")], [untick])).toEqual([mark("b"), untick]);
  });

  it("get the state at the site once they are sent, and the refused ones their reason", () => {
    const marks = ["won", "lost", "kept", "refused", "waits"].map((id) => mark(id));
    const results = [
      result("won", "stored", true),
      result("lost", "alreadyStored", false),
      result("kept", "stored", null),
      result("refused", "refused", null),
    ];
    expect(withResults(marks, { receivedAt, marks: results })).toEqual([
      mark("won", { receivedAt }),
      mark("lost", { receivedAt, arrived: false }),
      mark("kept", { receivedAt }),
      mark("refused", { receivedAt, refusal: "No." }),
      mark("waits"),
    ]);
  });

  it("stay when they are refused, but neither wait nor are shown as ticks", () => {
    const refused = mark("a", { receivedAt, refusal: "No." });
    const newer = mark("b", { personId: refused.personId });
    expect(withMarks([refused], [newer])).toEqual([refused, newer]);
    expect(isWaiting(refused)).toBe(false);
    expect(notShownAt([refused, newer], receivedAt)).toEqual([newer]);
    expect(withoutRefused([refused, newer])).toEqual([newer]);
  });

  it("wait until the site has received them", () => {
    expect([mark("waits"), mark("sent", { receivedAt })].map(isWaiting)).toEqual([true, false]);
  });

  it("are shown until the page has them itself", () => {
    const marks = [mark("waits"), mark("sent", { receivedAt })];
    expect(notShownAt(marks, receivedAt)).toEqual(marks);
    expect(notShownAt(marks, "2025-04-09T11:00:01Z")).toEqual([mark("waits")]);
  });

  it("stay in memory in a browser that refuses to store, even two that are made at once", async () => {
    vi.stubGlobal("indexedDB", undefined);
    const add = (id: string) => changeMarks("user", (marks) => withMarks(marks, [mark(id)]));
    await Promise.all([add("a"), add("b")]);
    expect(await readMarks("user")).toEqual([mark("a"), mark("b")]);
  });

  it("that are stored stay when the device is full and refuses further ones", async () => {
    onTestFinished(() => {
      vi.doUnmock("idb-keyval");
      vi.resetModules();
    });
    vi.doMock("idb-keyval", () => ({
      get: async () => [mark("a")],
      update: async (_key: string, store: (marks: QueuedMark[]) => unknown) => {
        store([mark("a")]);
        throw new DOMException("", "QuotaExceededError");
      },
    }));
    vi.resetModules();
    const queue = await import("@/lib/travel/arrivals/mark-queue");
    await queue.changeMarks("user", (marks) => withMarks(marks, [mark("b")]));
    expect(await queue.readMarks("user")).toEqual([mark("a"), mark("b")]);
  });
});
