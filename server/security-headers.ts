import type { ServerResponse } from "node:http";

/**
 * The security headers that fit every response, page, file or error; the Content-Security-Policy of a page comes from
 * proxy.ts. They are the server's own and not in next.config.mjs, where they would be fixed when the site is built.
 */
export function securityHeaders(siteUrl: string): Record<string, string> {
  return {
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "X-Frame-Options": "DENY",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()",
    ...(siteUrl.startsWith("https://") && { "Strict-Transport-Security": "max-age=31536000; includeSubDomains" }),
  };
}

/** Sets headers on a response that has not been sent yet. */
export function setHeaders(response: ServerResponse, headers: Record<string, string>): void {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
}
