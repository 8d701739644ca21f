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

it("replaces an earlier notification, whose Undo would be wrong, so that it does not come back", () => {
  const action = { label: "Undo", onClick: () => undefined };
  const disabled = shownAfter({ kind: "success", text: "Ana can no longer log in.", action });
  const enabled = shownAfter({ kind: "success", text: "Ana can log in again." });
  expect(enabled).toHaveLength(1);
  expect(enabled).not.toEqual(disabled);
});
