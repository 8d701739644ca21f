// Caches the page of a guide's teams with its files, to be read without a connection. Registered for /guideHome alone by
// components/guide/offline-copy.tsx; deleted by lib/guide/guide-cache.ts at every login and logout, when a session
// has ended and where nobody is signed in.

const page = "/guideHome";
const cacheName = "guide-home";
/** After this time without an answer, the cached page is shown. */
const timeoutMs = 8000;

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("message", (event) => event.waitUntil(refreshCache(event.data.madeAt)));

self.addEventListener("fetch", (event) => {
  const { pathname, origin } = new URL(event.request.url);
  if (origin !== self.location.origin || event.request.method !== "GET") return;
  if (event.request.mode === "navigate" && pathname === page) event.respondWith(answerPage(event));
  else if (pathname.startsWith("/_next/static/")) event.respondWith(answerFile(event));
});

/** The page from the network; the cached one if there is no connection, it takes too long, or the site is broken. */
async function answerPage(event) {
  const live = fetchPage(event.request);
  const stored = live.then(({ cache, response }) => storeOrDelete(cache, response.clone()));
  event.waitUntil(stored.catch(() => {}));
  const tooLate = new Promise((resolve) => setTimeout(resolve, timeoutMs));
  const answer = await Promise.race([live, tooLate]).catch(() => undefined);
  if (answer && answer.response.status < 500) return answer.response;
  // Read only now, because a logout may have deleted it meanwhile.
  return (await cachedPage()) ?? (await live).response;
}

/**
 * Fetches the page, with the cache to store it in. The cache is opened before the request: if a logout deletes it
 * meanwhile, the response is stored in the deleted cache, which nobody can read.
 */
async function fetchPage(request) {
  const cache = await caches.open(cacheName);
  return { cache, response: await fetch(request) };
}

/** Stores the page; deletes the cached one if the page was refused (no session, another role). */
async function storeOrDelete(cache, response) {
  if (response.ok && !response.redirected) await store(cache, response);
  else if (response.status < 500) await caches.delete(cacheName);
}

/** Caches the page again unless the cached one has the data of `madeAt`. */
async function refreshCache(madeAt) {
  const cached = await cachedPage();
  if (cached && (await cached.text()).includes(madeAt)) return;
  const { cache, response } = await fetchPage(page);
  await storeOrDelete(cache, response);
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

const cachedPage = () => caches.match(page, { cacheName });

/** A file from the cache, else from the network. Its name changes with its content, so a cached one is never old. */
async function answerFile(event) {
  const cache = await caches.open(cacheName);
  const cached = await cache.match(event.request);
  if (cached) return cached;
  const response = await fetch(event.request);
  if (response.ok) event.waitUntil(cache.put(event.request, response.clone()));
  return response;
}
