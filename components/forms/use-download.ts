import { useApiAction } from "@/components/forms/use-api-action";
import { saveFile } from "@/lib/platform/browser/save-file";
import type { apiFile } from "@/lib/site/api/client";

/** For a button that downloads a file: `download` saves the file that `send` gets. `send` throws ApiError. */
export function useDownload() {
  const { pending, run } = useApiAction();

  function download(send: () => ReturnType<typeof apiFile>): Promise<boolean> {
    return run({ send, onDone: ({ content, fileName }) => saveFile(content, fileName), refresh: false });
  }

  return { pending, download };
}
