const pageEnd = "</body></html>";

/** Loads the deferred files after the first frame, or at once in a hidden tab, which has no frames. */
const loader = [
  "(document.hidden?setTimeout:requestAnimationFrame)(()=>setTimeout(()=>{",
  'for(const script of document.querySelectorAll("script[data-src]"))',
  'script.async=true,script.src=script.dataset.src,script.removeAttribute("data-src")',
  "}))",
].join("");

/**
 * Defers a page's script files until its first frame, so that they do not compete with fonts and pictures. Public pages
 * can be read, searched and navigated without scripts.
 */
export function deferScripts(html: string, nonce: string): string {
  if (!html.endsWith(pageEnd)) return html;
  const deferred = html.replace(/<script src="([^"]+)"([^>]*) async=""/g, '<script data-src="$1"$2');
  return `${deferred.slice(0, -pageEnd.length)}<script nonce="${nonce}">${loader}</script>${pageEnd}`;
}
