"use client";

import { createContext, type ReactNode, useContext } from "react";

const UserId = createContext("");

/** The id of the user whom the page was rendered for; empty for a visitor. */
export const useUserId = () => useContext(UserId);

export function UserIdProvider({ userId, children }: { userId: string; children: ReactNode }) {
  return <UserId value={userId}>{children}</UserId>;
}
