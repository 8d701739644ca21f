/** The style element that sonner adds when a page first shows a notification; a unit test compares it with the package. */
export const sonnerStyleHash = "sha256-StEaX+se6YS7pqjzrzMIA0KaX9zF/8zAhvQXZAe5epY=";

/** That element is inserted empty and filled afterwards; both states are judged. */
const emptyStyleHash = "sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=";

/** The Content-Security-Policy of a page: scripts with this request's nonce, everything else from this site alone. */
export function contentSecurityPolicy(nonce: string): string {
  return [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'${process.env.NODE_ENV === "development" ? " 'unsafe-eval'" : ""}`,
    `style-src-elem 'self' 'nonce-${nonce}' '${sonnerStyleHash}' '${emptyStyleHash}'`,
    // React and the libraries set style attributes (a toast's height, a dialog's scroll lock).
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    // The guide's page is kept by a service worker.
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
}
