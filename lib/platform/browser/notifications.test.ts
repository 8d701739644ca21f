import { toast } from "sonner";
import { expect, it, vi } from "vitest";
import { notify } from "@/lib/platform/browser/notifications";

/** The ids of the notifications that are shown after one more. */
async function shownAfter(...notification: Parameters<typeof notify>) {
  const earlier = toast.getHistory().length;
  notify(...notification);
  await vi.waitUntil(() => toast.getHistory().length > earlier);
  return toast.getToasts().map(({ id }) => id);
}

it("shows a repeated text anew instead of beside the earlier one", async () => {
  const first = await shownAfter("error", "Not saved.");
  const second = await shownAfter("error", "Not saved.");
  expect(second).toHaveLength(1);
  expect(second).not.toEqual(first);
});

it("replaces an earlier notification, whose Undo would be wrong, so that it does not come back", async () => {
  const undo = { label: "Undo", onClick: () => undefined };
  const disabled = await shownAfter("success", "Ana can no longer log in.", undo);
  const enabled = await shownAfter("success", "Ana can log in again.");
  expect(enabled).toHaveLength(1);
  expect(enabled).not.toEqual(disabled);
});
