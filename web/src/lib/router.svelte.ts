/** Where the reader is: the address decides which page is shown, and links change it without loading anything. */
export class Router {
  path = $state(location.pathname);
  query = $state(new URLSearchParams(location.search));
  hash = $state(location.hash.slice(1));

  constructor() {
    addEventListener('popstate', () => this.read());
    document.addEventListener('click', (event) => this.follow(event));
  }

  /** Go to another page of the application. */
  go(address: string, options: { replace?: boolean } = {}): void {
    history[options.replace ? 'replaceState' : 'pushState'](null, '', address);
    this.read();
    if (!this.hash) scrollTo(0, 0);
  }

  private read(): void {
    this.path = location.pathname;
    this.query = new URLSearchParams(location.search);
    this.hash = location.hash.slice(1);
  }

  private follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const link = (event.target as Element | null)?.closest('a');
    if (!link?.href || link.target || link.hasAttribute('download') || link.origin !== location.origin)
      return;
    if (link.pathname.startsWith('/api/')) return;
    event.preventDefault();
    if (isWithinPage(link)) show(link.hash.slice(1));
    this.go(link.pathname + link.search + link.hash);
  }
}

/** Whether a link leads to a place on the page that is shown. */
const isWithinPage = (link: HTMLAnchorElement): boolean =>
  Boolean(link.hash) && link.pathname === location.pathname && link.search === location.search;

/** Take the reader to a place on the page, as the browser would have. */
function show(id: string): void {
  const place = document.getElementById(decodeURIComponent(id));
  place?.scrollIntoView();
  place?.focus({ preventScroll: true });
}

export const router = new Router();
