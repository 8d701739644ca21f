import { deleteGuideCache } from "@/lib/guide/guide-cache";
import { removeAllDrafts } from "@/lib/platform/browser/draft";
import { notifyAfterLoad } from "@/lib/platform/browser/notifications";

/** Tells the user that ticks on this device have not been sent. They stay there for the next login. */
async function notifyOfWaitingMarks(userId: string): Promise<void> {
  const { isWaiting, readMarks } = await import("@/lib/travel/arrivals/mark-queue");
  const marks = await readMarks(userId);
  if (!marks.some(isWaiting)) return;
  notifyAfterLoad({ text: "Ticks on this device have not been sent. Log in here again to send them." });
}

/** Ends the browser's session, deletes the drafts and the cached guide page on this device and opens the home page. */
export async function logOut(userId: string): Promise<void> {
  const { signOut } = await import("next-auth/react");
  const notified = notifyOfWaitingMarks(userId).catch(() => undefined);
  await Promise.all([signOut({ redirect: false }), notified]);
  // After the session's end, so that nothing private can be requested any more.
  await deleteGuideCache();
  await removeAllDrafts();
  // A full page load drops everything rendered for this user.
  window.location.assign("/");
}
