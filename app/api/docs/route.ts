import swaggerUi from "swagger-ui-dist/package.json" with { type: "json" };

/** Allows style attributes and data: URLs, which Swagger UI uses for its layout and its icons. */
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

const { version } = swaggerUi;

const page = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>API reference</title>
<link rel="icon" href="/icon.svg">
<link rel="stylesheet" href="/api/docs/swagger-ui.css?v=${version}">
<link rel="stylesheet" href="/api-docs/style.css">
<script defer src="/api/docs/swagger-ui-bundle.js?v=${version}"></script>
<script defer src="/api-docs/start.js"></script>
</head>
<body>
<header class="site"><strong>API reference</strong> <a href="/">Back to the site</a> <a href="/api/openapi.json">OpenAPI document</a></header>
<main id="reference"><noscript>This page needs JavaScript; the OpenAPI document does not.</noscript></main>
</body>
</html>
`;

/** The API reference, in which endpoints can be tried. */
export function GET(): Response {
  return new Response(page, {
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Content-Security-Policy": contentSecurityPolicy,
      "Cache-Control": "no-cache",
    },
  });
}
