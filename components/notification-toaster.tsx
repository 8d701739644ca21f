"use client";

import { Toaster, toast } from "sonner";
import type { Notification } from "@/lib/notifications";

const durationMs = 5000;

export function show({ kind, text }: Notification): void {
  // The toaster may still be mounting.
  setTimeout(() => toast[kind](text, { duration: durationMs }));
}

export function NotificationToaster() {
  return <Toaster position="top-center" richColors closeButton theme="system" offset={16} />;
}
