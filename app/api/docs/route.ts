import { assets } from "@/app/api/docs/assets";

/** Swagger UI sets style attributes and uses data: URLs for its icons. */
const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src-elem 'self'",
  "style-src-attr 'unsafe-inline'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join("; ");

function page(): string {
  const files = [...assets().values()];
  const links = files
    .filter(({ type }) => type.startsWith("text/css"))
    .map(({ url }) => `<link rel="stylesheet" href="${url}">`);
  const scripts = files
    .filter(({ type }) => type.startsWith("text/javascript"))
    .map(({ url }) => `<script defer src="${url}"></script>`);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>API reference</title>
<link rel="icon" href="/icon.svg">
${[...links, ...scripts].join("\n")}
</head>
<body>
<header class="site"><strong>API reference</strong> <a href="/">Back to the site</a> <a href="/api/openapi.json">OpenAPI document</a></header>
<main id="reference"><noscript>This page needs JavaScript; the OpenAPI document does not.</noscript></main>
</body>
</html>
`;
}

/** The API reference, in which endpoints can be tried. */
export function GET(): Response {
  return new Response(page(), {
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Content-Security-Policy": contentSecurityPolicy,
      "Cache-Control": "no-cache",
    },
  });
}
