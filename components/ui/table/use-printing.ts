import { useSyncExternalStore } from "react";

let isPrinting = false;

function subscribe(onChange: () => void): () => void {
  function handlePrint({ type }: Event) {
    isPrinting = type === "beforeprint";
    onChange();
  }
  window.addEventListener("beforeprint", handlePrint);
  window.addEventListener("afterprint", handlePrint);
  return () => {
    window.removeEventListener("beforeprint", handlePrint);
    window.removeEventListener("afterprint", handlePrint);
  };
}

/** Whether the page is being printed; it is rendered before the browser prints it. */
export const usePrinting = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => isPrinting,
    () => false,
  );
