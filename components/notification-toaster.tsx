"use client";

import { Toaster, toast } from "sonner";
import type { Notification } from "@/lib/notifications";

const durationMs = 5000;

export function show({ kind, text }: Notification): void {
  // The toaster may still be mounting.
  setTimeout(() => toast[kind](text, { duration: durationMs }));
}

/** Replaces the library's colours, whose contrast is too low. */
const colours = {
  "--normal-bg": "var(--color-sheet)",
  "--normal-border": "var(--color-edge)",
  "--normal-text": "var(--color-ink)",
  "--success-bg": "var(--color-forest-wash)",
  "--success-border": "var(--color-forest)",
  "--success-text": "var(--color-forest)",
  "--error-bg": "var(--color-maple-wash)",
  "--error-border": "var(--color-maple)",
  "--error-text": "var(--color-maple)",
  fontFamily: "var(--font-sans)",
};

export function NotificationToaster() {
  return <Toaster position="top-center" richColors closeButton theme="system" offset={16} style={colours} />;
}
