import type { NewDevice } from '$lib/wire';

/** This browser as a device that can be called while the page is closed. */
const KEPT = 'calls-receiver';

export const canBeCalled = (): boolean =>
  isSecureContext && 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

/** What the server calls this device, if it knows it; with an argument, keep that. */
export function ownReceiver(id?: string): string | null {
  if (id) localStorage.setItem(KEPT, id);
  return localStorage.getItem(KEPT);
}

/** Let the browser's push service take messages of a server; return what the server must know. */
export async function subscribe(key: string): Promise<NewDevice> {
  const { pushManager } = await navigator.serviceWorker.ready;
  // A subscription with the key of an earlier database is of no use.
  await (await pushManager.getSubscription())?.unsubscribe();
  const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint = '', keys = {} } = made.toJSON();
  return { kind: 'push', endpoint, p256dh: keys['p256dh'] ?? '', auth: keys['auth'] ?? '' };
}

export async function endSubscription(): Promise<void> {
  localStorage.removeItem(KEPT);
  const registration = await navigator.serviceWorker.getRegistration();
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
}
