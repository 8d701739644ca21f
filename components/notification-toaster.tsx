"use client";

import { Toaster, type ToasterProps, toast } from "sonner";
import { Link } from "@/components/ui/link";
import type { Notification, NotificationAction } from "@/lib/platform/browser/notifications";

const durationMs = 5000;
/** Long enough to read the text, decide and press the button. */
const durationWithButtonMs = 10_000;

function toAction(action: NotificationAction) {
  if ("onClick" in action) return action;
  return (
    <Link href={action.href} className="flex-none font-semibold text-inherit">
      {action.label}
    </Link>
  );
}

/** Shows a notification in place of earlier ones, whose Undo may be wrong by now. */
export function show({ kind, text, action }: Notification): void {
  const duration = action && "onClick" in action ? durationWithButtonMs : durationMs;
  // Not an update of the earlier one, which screen readers would not read.
  toast.dismiss();
  toast[kind](text, { duration, action: action && toAction(action) });
}

/** Replaces the library's look, whose text is small and of low contrast. */
const toastOptions: ToasterProps["toastOptions"] = {
  unstyled: true,
  closeButtonAriaLabel: "Close",
  classNames: {
    toast:
      "pointer-events-auto flex w-(--width) flex-wrap items-start gap-x-3 rounded-md border py-3 pr-13 pl-4 font-sans text-base/6 shadow-lifted",
    success: "border-forest bg-forest-wash text-forest",
    error: "border-maple bg-maple-wash text-maple",
    icon: "mt-0.5 flex-none",
    content: "min-w-0 flex-1 basis-40",
    actionButton: "flex-none font-semibold underline underline-offset-[0.2em]",
    closeButton: "absolute top-1.5 right-1.5 grid size-9 place-items-center rounded-md hover:bg-sheet",
  },
};

const width = { "--width": "26rem" } as ToasterProps["style"];

export function NotificationToaster() {
  return (
    <Toaster
      position="top-center"
      closeButton
      expand
      visibleToasts={1}
      offset={16}
      toastOptions={toastOptions}
      style={width}
    />
  );
}
