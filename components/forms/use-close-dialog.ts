import { useRouter } from "next/navigation";

/** A function that closes a PageDialog without a question, as after a save. */
export function useCloseDialog(closeHref: string): () => void {
  const router = useRouter();
  return () => router.push(closeHref, { scroll: false });
}
