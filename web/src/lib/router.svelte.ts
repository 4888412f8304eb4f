import { isPocket } from './home';

/** The address of the page that is shown. Without a server it is behind the #, since there is only one file to serve. */
const address = (): Pick<URL, 'pathname' | 'search' | 'hash'> =>
  isPocket ? new URL(location.hash.slice(1) || '/', location.origin) : location;

/** Where the reader is: the address decides which page is shown, and links change it without loading anything. */
export class Router {
  path = $state(address().pathname);
  query = $state(new URLSearchParams(address().search));
  hash = $state(address().hash.slice(1));

  constructor() {
    addEventListener('popstate', () => this.read());
    document.addEventListener('click', (event) => this.follow(event));
  }

  /** Go to another page of the application. */
  go(address: string, options: { replace?: boolean } = {}): void {
    history[options.replace ? 'replaceState' : 'pushState'](null, '', isPocket ? `#${address}` : address);
    this.read();
    if (!this.hash) scrollTo(0, 0);
  }

  private read(): void {
    const { pathname, search, hash } = address();
    this.path = pathname;
    this.query = new URLSearchParams(search);
    this.hash = hash.slice(1);
  }

  private follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const link = (event.target as Element | null)?.closest('a');
    if (!link?.href || link.target || link.origin !== location.origin) return;
    if (isPocket && link.pathname.startsWith('/api/')) {
      event.preventDefault();
      void import('./pocket/pocket.svelte').then(({ download }) => download(link));
    }
    if (link.hasAttribute('download') || link.pathname.startsWith('/api/')) return;
    event.preventDefault();
    // A link to a place on this page says nothing but that place.
    const isHere = isPocket && link.pathname === location.pathname && link.hash;
    const { pathname, search } = isHere ? address() : link;
    if (isWithinPage(pathname, search, link.hash)) show(link.hash.slice(1));
    this.go(pathname + search + link.hash);
  }
}

/** Whether an address is a place on the page that is shown. */
const isWithinPage = (pathname: string, search: string, hash: string): boolean =>
  Boolean(hash) && pathname === address().pathname && search === address().search;

/** Take the reader to a place on the page, as the browser would have. */
function show(id: string): void {
  const place = document.getElementById(decodeURIComponent(id));
  place?.scrollIntoView();
  place?.focus({ preventScroll: true });
}

export const router = new Router();
