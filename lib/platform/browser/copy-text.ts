import { notify } from "@/lib/platform/browser/notifications";

/** Copies to the clipboard. A notification shows `success`, or what to do if the browser refuses. */
export async function copyText(text: string, success: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    notify("success", success);
  } catch {
    notify("error", "This browser does not allow copying. Select the text and copy it by hand.");
  }
}
