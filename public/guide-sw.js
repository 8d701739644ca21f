// Caches the page of a guide's teams with its files, to be read without a connection. Registered for /guideHome alone by
// components/guide/cache-guide-page.tsx; deleted by lib/guide/delete-guide-cache.ts at every login and logout, when a session
// has ended and where nobody is signed in.

const page = "/guideHome";
const cacheName = "guide-home";
/** A connection that takes longer than this is treated as none. */
const patienceMs = 8000;

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("message", (event) => event.waitUntil(keep(event.data.madeAt)));

self.addEventListener("fetch", (event) => {
  const { pathname, origin } = new URL(event.request.url);
  if (origin !== self.location.origin || event.request.method !== "GET") return;
  if (event.request.mode === "navigate" && pathname === page) event.respondWith(answerPage(event));
  else if (pathname.startsWith("/_next/static/")) event.respondWith(answerFile(event));
});

/** The page from the network; the kept one if there is no connection, it takes too long, or the site is broken. */
async function answerPage(event) {
  const live = fetchPage(event.request);
  const stored = live.then(({ cache, response }) => judge(cache, response.clone()));
  event.waitUntil(stored.catch(() => {}));
  const tooLate = new Promise((resolve) => setTimeout(resolve, patienceMs));
  const answer = await Promise.race([live, tooLate]).catch(() => undefined);
  if (answer && answer.response.status < 500) return answer.response;
  // Read as late as this, because a logout may have deleted it meanwhile.
  return (await keptPage()) ?? (await live).response;
}

/**
 * Fetches the page, with the cache to store it in. It is opened before, because a logout deletes the cache: a page that
 * was requested before then goes to the deleted cache, which nobody can open.
 */
async function fetchPage(request) {
  const cache = await caches.open(cacheName);
  return { cache, response: await fetch(request) };
}

/** Keeps a page that was answered; one that was refused (no session, another role) takes the kept one away. */
async function judge(cache, response) {
  if (response.ok && !response.redirected) await store(cache, response);
  else if (response.status < 500) await caches.delete(cacheName);
}

async function keep(madeAt) {
  const kept = await keptPage();
  if (kept && (await kept.text()).includes(madeAt)) return;
  const { cache, response } = await fetchPage(page);
  await judge(cache, response);
}

async function store(cache, response) {
  const files = new Set((await response.clone().text()).match(/\/_next\/static\/[\w./~-]+/g));
  for (const { url } of await cache.keys()) {
    const { pathname } = new URL(url);
    // Fonts are named by the style sheets alone.
    if (!files.has(pathname) && !pathname.includes("/media/")) await cache.delete(url);
  }
  const missing = await Promise.all([...files].map(async (file) => ((await cache.match(file)) ? null : file)));
  await Promise.allSettled(missing.filter(Boolean).map((file) => cache.add(file)));
  await cache.put(page, response);
}

/** The kept page, marked as such for the notice that says how old it is. */
async function keptPage() {
  const kept = await caches.match(page, { cacheName });
  if (!kept) return undefined;
  const html = (await kept.text()).replace("<html", "<html data-offline");
  const headers = new Headers(kept.headers);
  headers.delete("content-encoding");
  headers.delete("content-length");
  return new Response(html, { headers });
}

/** Files whose name changes with their content: once kept, they need no network. */
async function answerFile(event) {
  const cache = await caches.open(cacheName);
  const kept = await cache.match(event.request);
  if (kept) return kept;
  const response = await fetch(event.request);
  if (response.ok) event.waitUntil(cache.put(event.request, response.clone()));
  return response;
}
