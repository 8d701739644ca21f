/** A response that browsers save as a file named `fileName` (ASCII). */
export function download(text: string, type: string, fileName: string): Response {
  return new Response(text, {
    headers: {
      "Content-Type": `${type}; charset=utf-8`,
      "Content-Disposition": `attachment; filename="${fileName}"`,
      "Cache-Control": "no-store",
    },
  });
}
