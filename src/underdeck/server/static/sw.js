// Opens the pages without the server. The page itself is asked for first and taken from here only when nobody answers, so
// that it is never stale; what it is made of has its version in its address. Games always need the server.

const SHELF = 'underdeck-1';
const PAGE = './';
/** On what was kept and is handed out because no server answered: the page says so. */
const KEPT = 'x-underdeck-kept';

const isMade = ({ pathname }) => pathname.includes('/assets/');
const isTold = ({ pathname }) => /\/(api\/(words|titles|names\/[\w-]+)|icon[\w-]*\.(svg|png)|manifest\.json)$/.test(pathname);

addEventListener('install', (event) => {
  skipWaiting();
  event.waitUntil(caches.open(SHELF).then((shelf) => shelf.add(PAGE)));
});

addEventListener('activate', (event) => {
  const old = (names) => Promise.all(names.filter((name) => name !== SHELF).map((name) => caches.delete(name)));
  event.waitUntil(caches.keys().then(old).then(() => clients.claim()));
});

/** The page tells what it was made of before anybody kept it. */
addEventListener('message', (event) => {
  const urls = event.data.map((each) => new URL(each)).filter((url) => url.origin === location.origin && (isMade(url) || isTold(url)));
  event.waitUntil(caches.open(SHELF).then((shelf) => Promise.all(urls.map((url) => keepOnce(shelf, url)))));
});

/** It is somebody's turn in a game whose page is closed: whoever was called already is not called twice. */
addEventListener('push', (event) => {
  const { game, title, body } = event.data.json();
  const called = registration.showNotification(title, { body, icon: 'icon-192.png', tag: game, data: game });
  event.waitUntil(Promise.all([called, navigator.setAppBadge?.(1)]));
});

addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(new URL(`./#/game/${event.notification.data}`, registration.scope).href));
});

/** In the window that has the game, else in any of ours, else in a new one. */
async function open(url) {
  const windows = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const window = windows.find((each) => each.url === url) ?? windows[0];
  if (!window) return clients.openWindow(url);
  await window.focus();
  return window.url === url ? window : window.navigate(url);
}

async function keepOnce(shelf, url) {
  if (!(await shelf.match(url))) await shelf.add(url).catch(() => {});
}

addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin) return;
  if (request.mode === 'navigate' && url.href.startsWith(registration.scope)) event.respondWith(page(request));
  else if (isMade(url)) event.respondWith(made(request));
  else if (isTold(url)) event.respondWith(told(request, request));
});

async function page(request) {
  const found = await told(request, PAGE);
  if (found.ok) await dropOldParts(await found.clone().text());
  return found;
}

/** A page names the version of its parts; those of other versions are of no use to it. */
async function dropOldParts(page) {
  const [parts] = /\/assets\/\w+\//.exec(page);
  const shelf = await caches.open(SHELF);
  const old = (await shelf.keys()).filter(({ url }) => isMade(new URL(url)) && !url.includes(parts));
  await Promise.all(old.map((each) => shelf.delete(each)));
}

async function made(request) {
  const shelf = await caches.open(SHELF);
  return (await shelf.match(request)) ?? told(request, request);
}

/** As the server has it, else as it was last time. */
async function told(request, name) {
  const shelf = await caches.open(SHELF);
  try {
    const found = await fetch(request);
    if (found.ok) await shelf.put(name, found.clone()).catch(() => {});
    return found;
  } catch (trouble) {
    const kept = await shelf.match(name);
    if (!kept) throw trouble;
    const headers = new Headers(kept.headers);
    headers.set(KEPT, 'yes');
    return new Response(kept.body, { status: kept.status, headers });
  }
}
