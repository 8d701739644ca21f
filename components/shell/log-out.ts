/** Ends the browser's session, deletes the drafts on this device and opens the home page. */
export async function logOut(): Promise<void> {
  const [{ signOut }, { removeAllDrafts }] = await Promise.all([import("next-auth/react"), import("@/lib/draft")]);
  await Promise.all([signOut({ redirect: false }), removeAllDrafts()]);
  // A full page load drops everything rendered for this user.
  window.location.assign("/");
}
