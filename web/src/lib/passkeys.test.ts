import { afterEach, describe, expect, it, vi } from 'vitest';
import { bytes, missing, text } from './passkeys';

vi.mock('./api', () => ({}));

describe('passkeys', () => {
  afterEach(() => vi.unstubAllGlobals());

  const at = (hostname: string, isSecureContext: boolean): ReturnType<typeof missing> => {
    vi.stubGlobal('location', { hostname });
    vi.stubGlobal('isSecureContext', isSecureContext);
    vi.stubGlobal('window', { PublicKeyCredential: {} });
    return missing();
  };

  it('are there by https and at localhost, and only under a name', () => {
    expect(at('table.example.org', true)).toBeNull();
    expect(at('localhost', true)).toBeNull();
    expect(at('table.example.org', false)).toBe('address');
    expect(at('127.0.0.1', true)).toBe('address');
    expect(at('[::1]', true)).toBe('address');
  });

  it('need a browser that knows them', () => {
    at('localhost', true);
    vi.stubGlobal('window', {});
    expect(missing()).toBe('browser');
  });

  it('are written as the server reads them', () => {
    const data = Uint8Array.from({ length: 256 }, (_, index) => index);
    expect(text(data.buffer)).toMatch(/^[\w-]+$/);
    expect(bytes(text(data.buffer))).toEqual(data);
  });
});
