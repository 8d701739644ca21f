/** `fileName` is ASCII. */
export function download(content: string | ReadableStream, type: string, fileName: string): Response {
  return new Response(content, {
    headers: {
      "Content-Type": type.startsWith("text/") ? `${type}; charset=utf-8` : type,
      "Content-Disposition": `attachment; filename="${fileName}"`,
      "Cache-Control": "no-store",
    },
  });
}
