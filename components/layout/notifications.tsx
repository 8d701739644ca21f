"use client";

import dynamic from "next/dynamic";
import { usePathname } from "next/navigation";
import { useEffect, useEffectEvent, useState } from "react";
import type { ToasterProps } from "sonner";
import { loadToasts, notify, takeNotification } from "@/lib/platform/browser/notifications";
import { forgetWayBack, readWayBack } from "@/lib/platform/browser/way-back";

const Toaster = dynamic(() => loadToasts().then((sonner) => sonner.Toaster), { ssr: false });

const sessionEnded = "Your session has ended. Log in to continue; what you typed is kept.";

/** Replaces the library's look, whose text is small and of low contrast. */
const toastOptions: ToasterProps["toastOptions"] = {
  unstyled: true,
  closeButtonAriaLabel: "Close",
  classNames: {
    toast:
      "pointer-events-auto flex w-(--width) flex-wrap items-start gap-x-3 rounded-md border py-3 pr-13 pl-4 font-sans text-base/6 shadow-lifted *:[a]:flex-none *:[a]:font-semibold *:[a]:text-inherit",
    success: "border-forest bg-forest-wash text-forest",
    error: "border-maple bg-maple-wash text-maple",
    icon: "mt-0.5 flex-none",
    content: "min-w-0 flex-1 basis-40",
    actionButton: "flex-none font-semibold underline underline-offset-3",
    closeButton: "absolute top-1.5 right-1.5 grid size-9 place-items-center rounded-md hover:bg-sheet",
  },
};

const width = { "--width": "26rem" } as ToasterProps["style"];

/** Shows notifications (specification, sections 4 and 9), to visitors only at login or if the previous page left one. */
export function Notifications({ isSignedIn }: { isSignedIn: boolean }) {
  const isLogin = usePathname() === "/login";
  const [hasNext, setHasNext] = useState(false);

  const showNext = useEffectEvent(() => {
    if (isSignedIn) forgetWayBack();
    const next = takeNotification();
    const wayBack = isLogin ? null : readWayBack();
    setHasNext(next !== null || wayBack !== null);
    if (next) notify(next.kind ?? "error", next.text);
    else if (wayBack !== null)
      notify("error", sessionEnded, <a href={`/login?next=${encodeURIComponent(wayBack)}`}>Log in again</a>);
  });

  useEffect(() => showNext(), []);

  if (!isSignedIn && !isLogin && !hasNext) return null;
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
