/**
 * Keeps the files of one version of the client, so that it starts without a network.
 *
 * The page itself always comes from the network if there is one, so that an old client never meets a newer server. All
 * scripts have names that change with their content: what is kept of them is never out of date. Nothing of the server's
 * answers is ever kept.
 */
const VERSION = 'VERSION';
const FILES = ['FILES'];
/** Several tables may share an origin, each in a folder of its own. */
const OURS = `tradecraft ${registration.scope} `;
const CACHE = OURS + VERSION;
const PAGE = './';
/** What the client's page never stands for: answers of the server, and pages of their own. */
const NOT_OURS = /^(api|docs|replays|reviews|calls)\/|^(metrics|healthz)$/;
/** The letters of our own languages are kept with everything; what other alphabets need is kept when it comes. */
const isWanted = (name) => !/\.woff2?$/.test(name) || /-latin-(wght|400)-/.test(name);
const at = (name) => new URL(name, registration.scope).href;

addEventListener('install', (event) => event.waitUntil(install()));
addEventListener('activate', (event) => event.waitUntil(activate()));
addEventListener('fetch', (event) => {
    const { request } = event;
    if (request.method !== 'GET' || !request.url.startsWith(registration.scope)) return;
    const name = request.url.slice(registration.scope.length);
    if (NOT_OURS.test(name)) return;
    if (name.startsWith('assets/')) event.respondWith(kept(event));
    else if (request.mode === 'navigate') event.respondWith(fresh(request, at(PAGE)));
    else if (FILES.includes(name)) event.respondWith(fresh(request, at(name), true));
});
// A page that plays without a server asks for everything to be kept.
addEventListener('message', (event) => {
    if (event.data === 'keep') event.waitUntil(keepEverything());
});

addEventListener('push', (event) => event.waitUntil(call(event.data.json())));
addEventListener('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(answer(event.notification.data, event.action));
});
addEventListener('pushsubscriptionchange', (event) => event.waitUntil(renew(event)));

/** Where something of the server's is here, by whatever name the server is known. */
const here = (url) => new URL(new URL(url).pathname.slice(1), registration.scope).href;

/** Tell the reader that it is their turn, unless they see it. The same call, told again, stays one. */
async function call(told) {
    const url = here(told.url);
    const pages = await clients.matchAll({ type: 'window', includeUncontrolled: true });
    if (pages.some((page) => page.visibilityState === 'visible' && page.url.split(/[?#]/)[0] === url)) return;
    await registration.showNotification(told.title, {
        body: told.body,
        tag: told.tag,
        icon: at('icon-192.png'),
        data: { url, mute: here(told.mute.url) },
        actions: [{ action: 'mute', title: told.mute.label }],
    });
}

/** Go to the table, or mute it. */
async function answer({ url, mute }, action) {
    if (action === 'mute') {
        await fetch(mute, { method: 'POST' });
        return;
    }
    const pages = await clients.matchAll({ type: 'window', includeUncontrolled: true });
    const page = pages.find((one) => one.url.split(/[?#]/)[0] === url);
    await (page ? page.focus() : clients.openWindow(url));
}

/** The browser has another address for this device: tell the server. */
async function renew({ oldSubscription, newSubscription }) {
    const options = oldSubscription?.options ?? newSubscription?.options;
    const subscription = newSubscription ?? (options && (await registration.pushManager.subscribe(options)));
    if (!subscription) return;
    const { endpoint, keys } = subscription.toJSON();
    await fetch(at('api/me/calls/receivers'), {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ kind: 'push', endpoint, ...keys }),
    });
}

/** Take over what earlier versions have kept and this one still has, without loading it again. */
async function install() {
    const cache = await caches.open(CACHE);
    await cache.add(new Request(at(PAGE), { cache: 'reload' }));
    const others = (await caches.keys()).some((name) => name !== CACHE);
    for (const name of others ? FILES.filter((one) => one.startsWith('assets/')) : []) {
        const known = await caches.match(at(name));
        if (known) await cache.put(at(name), known);
    }
    // Where everything was kept it still is: the old version stays until all of the new one is there.
    if (await caches.match(at('everything'))) await keepEverything();
    await skipWaiting();
}

async function activate() {
    const old = (await caches.keys()).filter((name) => name.startsWith(OURS) && name !== CACHE);
    for (const name of old) await caches.delete(name);
    await clients.claim();
}

/** Keep all files of this version; fail if one cannot be had now. */
async function keepEverything() {
    const cache = await caches.open(CACHE);
    for (const name of FILES.filter(isWanted)) {
        if (name === 'index.html' || (await cache.match(at(name)))) continue;
        const response = await fetch(at(name));
        if (!response.ok) throw new Error(`${response.status} ${response.url}`);
        await cache.put(at(name), response);
    }
    await cache.put(at('everything'), new Response(''));
}

/** Return a file whose name changes with its content; whoever asked does not wait until it is kept. */
async function kept(event) {
    const { url } = event.request;
    const known = await caches.match(url);
    if (known) return known;
    const response = await fetch(event.request);
    if (response.ok && response.status === 200) {
        const copy = response.clone();
        event.waitUntil(caches.open(CACHE).then((cache) => cache.put(url, copy)));
    }
    return response;
}

/**
 * Return what there is now; without a network, what was kept. The page is kept by its own version alone, as the scripts
 * that it asks for are; what the browser itself has kept of an older one would ask for scripts that are gone.
 */
async function fresh(request, key, isKept = false) {
    try {
        const response = await fetch(request, { cache: 'no-cache' });
        if (response.ok && isKept) {
            const cache = await caches.open(CACHE);
            await cache.put(key, response.clone());
        }
        return response;
    } catch (problem) {
        const known = await caches.match(key);
        if (known) return known;
        throw problem;
    }
}
