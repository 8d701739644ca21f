import { notify } from "@/lib/platform/browser/notifications";

/** Copies to the clipboard, and tells whether it worked. */
export async function copyText(text: string, success: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    notify("success", success);
  } catch {
    notify("error", "This browser does not allow copying. Select the text and copy it by hand.");
  }
}
