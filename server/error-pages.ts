import { createHash } from "node:crypto";
import { customProperties, darkColors, lightColors } from "@/lib/platform/browser/theme";
import type { BufferedResponse } from "@/server/response";

const style = `
:root{color-scheme:light dark;${customProperties(lightColors)}}
@media(prefers-color-scheme:dark){:root{${customProperties(darkColors)}}}
body{margin:0;min-height:100vh;display:grid;place-items:center;background:var(--paper);color:var(--ink);
font:1.0625rem/1.6 system-ui,sans-serif}
main{box-sizing:border-box;max-width:36rem;padding:2rem 1.5rem;border-left:4px solid var(--maple)}
h1{margin:0 0 .75rem;font:600 1.75rem/1.25 Georgia,serif}
p{margin:.5rem 0}
a{color:var(--maple)}
small{overflow-wrap:anywhere;opacity:.8}`;

const policy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash("sha256").update(style).digest("base64")}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join("; ");

const headers = {
  "content-type": "text/html; charset=utf-8",
  "content-security-policy": policy,
  "cache-control": "no-store",
};

interface Options {
  /** Seconds after which the browser tries again. */
  refresh?: number;
  /** Seconds after which other clients may try again. */
  retryAfter?: number;
}

function page(status: number, title: string, paragraphs: string[], options: Options = {}): BufferedResponse {
  const { refresh, retryAfter } = options;
  const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
${refresh ? `<meta http-equiv="refresh" content="${refresh}">\n` : ""}<title>${title}</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>${title}</h1>
${paragraphs.map((paragraph) => `<p>${paragraph}</p>`).join("\n")}
</main>
</body>
</html>
`;
  return {
    status,
    headers: { ...headers, ...(retryAfter && { "retry-after": String(retryAfter) }) },
    body: Buffer.from(html),
  };
}

const tryAgain = '<a href="">Try again</a>';

/** 400: the path cannot be decoded. */
export function invalidAddressPage(): BufferedResponse {
  return page(400, "This address is not valid", ['Check the spelling, or go to the <a href="/">home page</a>.']);
}

/** A request that no page takes, such as one with another method. */
export function refusedPage(status: number, message: string, ownHeaders?: Record<string, string>): BufferedResponse {
  const refused = page(status, "This request cannot be answered", [message, 'Go to the <a href="/">home page</a>.']);
  return { ...refused, headers: { ...refused.headers, ...ownHeaders } };
}

/** 503: the database is unreachable or too busy. */
export function unavailablePage(): BufferedResponse {
  const paragraphs = [
    "The site can’t reach its database right now. Nothing is lost; please try again in a moment.",
    `This page reloads every ten seconds. ${tryAgain}`,
  ];
  return page(503, "Back in a moment", paragraphs, { refresh: 10, retryAfter: 5 });
}

/** 503: too many requests at once. */
export function tooBusyPage(): BufferedResponse {
  const paragraphs = ["The site is very busy right now.", `This page reloads every five seconds. ${tryAgain}`];
  return page(503, "One moment, please", paragraphs, { refresh: 5, retryAfter: 2 });
}

/** 500: anything else; `requestId` finds the cause in the log. */
export function internalErrorPage(requestId: string): BufferedResponse {
  return page(500, "Something went wrong", [
    `The problem is on our side. ${tryAgain}, or go to the <a href="/">home page</a>.`,
    `<small>If it happens again, tell us this number: ${requestId}</small>`,
  ]);
}
