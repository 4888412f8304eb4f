import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

/** Just as much of a browser as the router needs. */
class Element {
  constructor(readonly link: Record<string, unknown> | null) {}
  closest(): Record<string, unknown> | null {
    return this.link;
  }
}

describe('a link that is followed', () => {
  const place = { scrollIntoView: vi.fn(), focus: vi.fn() };
  const location = { pathname: '/rules', search: '', hash: '', origin: 'https://table' };
  let press: (event: unknown) => void = () => undefined;
  const history = { pushState: vi.fn(), replaceState: vi.fn() };

  beforeEach(async () => {
    vi.stubGlobal('location', location);
    vi.stubGlobal('history', history);
    vi.stubGlobal('addEventListener', vi.fn());
    vi.stubGlobal('scrollTo', vi.fn());
    vi.stubGlobal('document', {
      addEventListener: (_name: string, listener: typeof press) => (press = listener),
      getElementById: (id: string) => (id === 'main' ? place : null),
    });
    await import('./router.svelte');
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.resetModules();
    vi.clearAllMocks();
  });

  function follow(pathname: string, hash: string, keys: Record<string, boolean> = {}): boolean {
    const preventDefault = vi.fn();
    const link = {
      href: `https://table${pathname}${hash}`,
      origin: 'https://table',
      pathname,
      hash,
      search: '',
      target: '',
      hasAttribute: () => false,
    };
    press({ target: new Element(link), button: 0, preventDefault, ...keys });
    return preventDefault.mock.calls.length > 0;
  }

  it('takes the reader to a place on the same page', () => {
    expect(follow('/rules', '#main')).toBe(true);
    expect(place.focus).toHaveBeenCalledOnce();
    expect(place.scrollIntoView).toHaveBeenCalledOnce();
  });

  it('leads to another page without loading it', () => {
    follow('/lobby', '');
    expect(history.pushState).toHaveBeenCalledWith(null, '', '/lobby');
    expect(place.focus).not.toHaveBeenCalled();
  });

  it('leaves what the server answers to the browser', () => {
    expect(follow('/api/tables/x/record', '')).toBe(false);
    expect(history.pushState).not.toHaveBeenCalled();
  });

  it.each(['ctrlKey', 'metaKey', 'shiftKey'])('is left to the browser together with %s', (key) => {
    expect(follow('/lobby', '', { [key]: true })).toBe(false);
    expect(history.pushState).not.toHaveBeenCalled();
  });
});
