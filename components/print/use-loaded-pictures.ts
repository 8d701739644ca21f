import { useEffect, useState } from "react";

const intervalMs = 200;

interface Progress {
  loaded: number;
  failed: number;
  all: number;
}

/** Loads all pictures of the sheets. Returns how many have loaded, have failed and there are; null before hydration. */
export function useLoadedPictures(): Progress | null {
  const [progress, setProgress] = useState<Progress | null>(null);
  useEffect(() => {
    const pictures = [...document.querySelectorAll<HTMLImageElement>(".sheets img[src^='/']")];
    // Until now they were lazy, so that more than a thousand of them do not hold up the page's scripts.
    for (const picture of pictures) picture.loading = "eager";
    function count() {
      const complete = pictures.filter((picture) => picture.complete);
      const failed = complete.filter(({ naturalWidth }) => naturalWidth === 0).length;
      setProgress({ loaded: complete.length - failed, failed, all: pictures.length });
      if (complete.length === pictures.length) clearInterval(timer);
    }
    const timer = setInterval(count, intervalMs);
    count();
    return () => clearInterval(timer);
  }, []);
  return progress;
}
