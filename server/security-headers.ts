/**
 * The security headers of every response. They depend on the environment at run time, so they cannot be in
 * next.config.mjs; the Content-Security-Policy of pages comes from proxy.ts.
 */
export function securityHeaders(siteUrl: string): Record<string, string> {
  return {
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "X-Frame-Options": "DENY",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()",
    ...(siteUrl.startsWith("https://") && { "Strict-Transport-Security": "max-age=31536000" }),
  };
}
