import { useRouter } from "next/navigation";
import { useEffect, useEffectEvent, useRef, useTransition } from "react";

/** Returns a function that refreshes the page and resolves to the new `value`, which was made of the page's props. */
export function useRefreshed<T>(value: T): () => Promise<T> {
  const router = useRouter();
  const [isPending, startTransition] = useTransition();
  const waiting = useRef<((value: T) => void)[]>([]);

  const resolveAll = useEffectEvent(() => {
    for (const resolve of waiting.current.splice(0)) resolve(value);
  });
  useEffect(() => {
    if (!isPending) resolveAll();
  }, [isPending]);

  return () =>
    new Promise((resolve) => {
      waiting.current.push(resolve);
      startTransition(() => router.refresh());
    });
}
