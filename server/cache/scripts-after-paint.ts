/**
 * Runs with the page's first frame: what it draws is on the screen before the scripts that it gives their addresses are
 * even asked for. A page that nobody looks at yet has no frames, and nobody waits for them.
 */
const start = [
  "(document.hidden?setTimeout:requestAnimationFrame)(()=>setTimeout(()=>{",
  'for(const script of document.querySelectorAll("script[data-src]"))',
  'script.async=true,script.src=script.dataset.src,script.removeAttribute("data-src")',
  "}))",
].join("");

/**
 * A page's markup whose script files wait until the page is seen. On a slow line they would share it with the
 * typefaces and pictures that a reader waits for, and on a slow phone they would run before anything is drawn; public
 * pages can be read, searched and navigated without them.
 */
export function withScriptsAfterPaint(html: string, nonce: string): string {
  const end = "</body></html>";
  if (!html.endsWith(end)) return html;
  const waiting = html.replace(/<script src="([^"]+)"([^>]*) async=""/g, '<script data-src="$1"$2');
  return `${waiting.slice(0, -end.length)}<script nonce="${nonce}">${start}</script>${end}`;
}
