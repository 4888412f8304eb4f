import './fonts.css';
import './app.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { connection } from '$lib/connection.svelte';
import { isPocket } from '$lib/home';
import { router } from '$lib/router.svelte';
import { session } from '$lib/session.svelte';
import { findPage } from './routes';
// With it the page knows where the mouse is, before it comes to rest on a table.
import './ui/motion';

// A tab that was open while the server was updated asks for files of the old version: the new page has the new ones.
const RELOADED = 'reloaded-at';
addEventListener('vite:preloadError', (event) => {
  const last = Number(sessionStorage.getItem(RELOADED) ?? 0);
  // Not again at once: if the file is missing for another reason, the page says so.
  if (Date.now() - last < 60_000) return;
  event.preventDefault();
  sessionStorage.setItem(RELOADED, String(Date.now()));
  location.reload();
});

// What is loaded is kept for the time without a network, where the browser allows it.
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  void navigator.serviceWorker
    .register(new URL('service-worker.js', isPocket ? location.href : location.origin))
    .catch(() => undefined);
}

// A server that comes back may be a newer one, with a client of its own: this one does not go on with it.
let isBack = false;
connection.whenOnline(() => {
  if (isBack && !isPocket)
    fetch('/')
      .then(async (page) => {
        if (page.ok && !(await page.text()).includes(new URL(import.meta.url).pathname)) location.reload();
      })
      // Gone again: it is looked at when it is back.
      .catch(() => undefined);
  isBack = true;
});

// Whoever was signed out elsewhere sees what anybody may see. Who signs out here is nobody by then, and goes on.
const A_MOMENT = 1_000;
connection.onSignedOut = () => {
  setTimeout(() => session.myself && location.reload(), A_MOMENT);
};

const target = document.getElementById('app');
if (!target) throw new Error('the page has no place for the application');
// Who is here decides the language, so it is asked first; without an answer the browser's language will do.
// Meanwhile the page to show is fetched; where that fails, it fails again when it is to be shown, and is told then.
findPage(router.path).catch(() => undefined);
await session.load();
mount(App, { target });
if (isPocket) void (await import('$lib/pocket/pocket.svelte')).keepFiles();
