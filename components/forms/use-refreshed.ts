"use client";

import { useRouter } from "next/navigation";
import { useEffect, useRef, useTransition } from "react";

/**
 * Reads a prop of the page again from the server.
 *
 * @returns a function that refreshes the page and resolves to the prop's new value
 */
export function useRefreshed<T>(prop: T): () => Promise<T> {
  const router = useRouter();
  const [isPending, startTransition] = useTransition();
  const waiting = useRef<((value: T) => void)[]>([]);

  useEffect(() => {
    if (isPending) return;
    for (const resolve of waiting.current.splice(0)) resolve(prop);
  }, [isPending, prop]);

  return () =>
    new Promise((resolve) => {
      waiting.current.push(resolve);
      startTransition(() => router.refresh());
    });
}
