import { useEffect, useState } from "react";

const intervalMs = 200;

/**
 * How many of the sheets' pictures have loaded, have failed and there are; null before hydration. `shown` identifies
 * what the sheets show.
 */
export function useLoadedPictures(shown: string): { loaded: number; failed: number; all: number } | null {
  const [progress, setProgress] = useState<{ loaded: number; failed: number; all: number } | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other sheets have other pictures.
  useEffect(() => {
    const pictures = [...document.querySelectorAll<HTMLImageElement>(".sheets img")];
    function count() {
      const complete = pictures.filter((picture) => picture.complete);
      const failed = complete.filter(({ naturalWidth }) => naturalWidth === 0).length;
      setProgress({ loaded: complete.length - failed, failed, all: pictures.length });
      if (complete.length === pictures.length) clearInterval(timer);
    }
    const timer = setInterval(count, intervalMs);
    count();
    return () => clearInterval(timer);
  }, [shown]);
  return progress;
}
