// The service worker: a copy of the page's own files, so that the page starts without a connection. The build writes
// the names into `FILES`. Other requests, above all those of the API, pass it untouched: it never sees patient data.
const FILES = [];
const CACHE = `salus-${FILES.length === 0 ? 'none' : FILES[0]}`;
const SHELL = '/';
const AT_ONCE = 4;
const kept = new Set(FILES.slice(1));

self.addEventListener('install', (event) => {
  event.waitUntil(keepAll().then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(dropOld().then(() => self.clients.claim()));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin || pathname.startsWith('/api/')) return;
  // The newest page, if the server can be reached: a deployment is never hidden by an old copy.
  if (request.mode === 'navigate') event.respondWith(fetch(request).catch(() => copyOf(SHELL)));
  else if (kept.has(pathname)) event.respondWith(copyOf(pathname).catch(() => fetch(request)));
});

async function copyOf(path) {
  const copy = await (await caches.open(CACHE)).match(path);
  if (copy === undefined) throw new TypeError(`${path} is not kept.`);
  return copy;
}

// A few at a time, so that the person's own requests come first. Unchanged files are taken from the previous version.
async function keepAll() {
  const cache = await caches.open(CACHE);
  const left = [SHELL, ...kept];
  const keepNext = async () => {
    for (let path = left.shift(); path !== undefined; path = left.shift()) {
      const known = path.startsWith('/assets/') ? await caches.match(path) : undefined;
      const file = known ?? (await fetch(path, { credentials: 'omit', priority: 'low' }));
      if (!file.ok) throw new TypeError(`${path} could not be loaded.`);
      await cache.put(path, file);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, keepNext));
}

async function dropOld() {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith('salus-') && name !== CACHE).map((name) => caches.delete(name)),
  );
}
