import { createHash } from "node:crypto";

/** A complete answer: status, headers and body. */
export interface ErrorPage {
  status: 400 | 500 | 503;
  headers: Record<string, string>;
  body: string;
}

const style = `
:root{color-scheme:light dark;--paper:#faf5ec;--ink:#2b2320;--maple:#a8321f}
@media(prefers-color-scheme:dark){:root{--paper:#211a17;--ink:#f3e9da;--maple:#f08a70}}
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

function page(status: ErrorPage["status"], head: string, title: string, paragraphs: string[]): ErrorPage {
  const body = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
${head}<title>${title}</title>
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
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Content-Security-Policy": policy,
      "Cache-Control": "no-store",
    },
    body,
  };
}

const again = '<a href="">Try again</a>';

/** 400: the address cannot be read; a percent sign in it begins nothing. */
export function badAddressPage(): ErrorPage {
  return page(400, "", "This address is not valid", [
    'Check how it is spelled, or go to the <a href="/">home page</a>.',
  ]);
}

/** 503: the page cannot be made because the database does not answer. It asks again by itself after 10 seconds. */
export function databaseUnreachablePage(): ErrorPage {
  const refresh = '<meta http-equiv="refresh" content="10">\n';
  const unreachable = page(503, refresh, "Back in a moment", [
    "The site can’t reach its database right now. Nothing is lost; please try again in a moment.",
    `This page tries again by itself every ten seconds. ${again}`,
  ]);
  return { ...unreachable, headers: { ...unreachable.headers, "Retry-After": "5" } };
}

/** 503: more pages are being made than this process can make at once. It asks again by itself. */
export function tooBusyPage(): ErrorPage {
  const refresh = '<meta http-equiv="refresh" content="5">\n';
  const busy = page(503, refresh, "One moment, please", [
    "Very many people are looking at this site right now.",
    `This page tries again by itself every five seconds. ${again}`,
  ]);
  return { ...busy, headers: { ...busy.headers, "Retry-After": "2" } };
}

/** 500: something else went wrong; `requestId` (made by the server) finds it in the log. */
export function brokenPage(requestId: string): ErrorPage {
  return page(500, "", "Something went wrong", [
    `The mistake is on our side, not yours. ${again}, or go to the <a href="/">home page</a>.`,
    `<small>If it happens again, tell us this number: ${requestId}</small>`,
  ]);
}
