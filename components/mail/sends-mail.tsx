"use client";

import { createContext, type ReactNode, useContext } from "react";

const SendsMail = createContext(true);

/** Whether the site sends mail itself. */
export const useSendsMail = () => useContext(SendsMail);

export function SendsMailProvider({ sendsMail, children }: { sendsMail: boolean; children: ReactNode }) {
  return <SendsMail value={sendsMail}>{children}</SendsMail>;
}
