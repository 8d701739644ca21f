import { toast } from "sonner";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { show } from "@/components/notification-toaster";

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("requestAnimationFrame", setTimeout);
});
afterEach(() => {
  toast.dismiss();
  vi.runAllTimers();
  vi.useRealTimers();
});

function shownAfter(notification: Parameters<typeof show>[0]) {
  show(notification);
  vi.runAllTimers();
  return toast.getToasts().map(({ id }) => id);
}

it("shows a repeated text anew instead of beside the earlier one", () => {
  const first = shownAfter({ kind: "error", text: "Not saved." });
  const second = shownAfter({ kind: "error", text: "Not saved." });
  expect(second).toHaveLength(1);
  expect(second).not.toEqual(first);
});

it("keeps a notification with an action when another has the same text", () => {
  const action = { label: "Undo", onClick: () => undefined };
  const [first] = shownAfter({ kind: "success", text: "3 parties are in Bus 1 now.", action });
  const both = shownAfter({ kind: "success", text: "3 parties are in Bus 1 now.", action });
  expect(both).toHaveLength(2);
  expect(both).toContain(first);
});
