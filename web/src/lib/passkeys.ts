import { ask, get, post } from './api';
import type { Myself, NewPasskey, NewPasskeyOptions, PasskeyInfo, PasskeySignIn } from './wire';

type Options = Pick<NewPasskeyOptions, 'challenge' | 'site'>;

/** The device did not sign: its owner did not want to, or it has no passkey for this table. */
export class NotSigned extends Error {}

/** What is missing for passkeys here: browsers have them by https or at localhost, and only under a name. */
export function missing(): 'address' | 'browser' | null {
  const isNumber = /^([\d.]+|\[.*\])$/.test(location.hostname);
  if (!isSecureContext || isNumber) return 'address';
  return 'PublicKeyCredential' in window ? null : 'browser';
}

export const listPasskeys = (): Promise<PasskeyInfo[]> => get<PasskeyInfo[]>('/api/me/passkeys');

export const removePasskey = (id: string): Promise<void> => ask('DELETE', `/api/me/passkeys/${id}`);

/** Let this device, or one it finds, make a passkey for the reader's account. */
export async function makePasskey(name: string, password: string): Promise<void> {
  const options = await post<NewPasskeyOptions>('/api/me/passkey-options', { password });
  const { id, response } = await credential<AuthenticatorAttestationResponse>(
    navigator.credentials.create({
      publicKey: {
        challenge: bytes(options.challenge),
        rp: { id: options.site, name: 'Tradecraft' },
        user: { id: bytes(options.user), name: options.name, displayName: options.name },
        pubKeyCredParams: [-8, -7, -257].map((alg) => ({ type: 'public-key', alg })),
        excludeCredentials: options.known.map((known) => ({ type: 'public-key', id: bytes(known) })),
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      },
    }),
  );
  const made: NewPasskey = {
    name,
    credential: id,
    client_data: text(response.clientDataJSON),
    attestation: text(response.attestationObject),
  };
  await post('/api/me/passkeys', made);
}

/** Sign in with a passkey; the device knows whose it is. */
export async function signInByPasskey(): Promise<Myself> {
  const options = await post<Options>('/api/passkeys/options');
  const { id, response } = await credential<AuthenticatorAssertionResponse>(
    navigator.credentials.get({
      publicKey: { challenge: bytes(options.challenge), rpId: options.site, userVerification: 'required' },
    }),
  );
  const signed: PasskeySignIn = {
    credential: id,
    client_data: text(response.clientDataJSON),
    authenticator_data: text(response.authenticatorData),
    signature: text(response.signature),
    user: text(response.userHandle ?? new ArrayBuffer()),
  };
  return post<Myself>('/api/passkeys/session', signed);
}

async function credential<R>(asked: Promise<Credential | null>): Promise<{ id: string; response: R }> {
  const found = await asked.catch(() => null);
  if (!found) throw new NotSigned();
  return found as unknown as { id: string; response: R };
}

/** Bytes written in base64url. */
export const bytes = (written: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(written.replace(/-/g, '+').replace(/_/g, '/')), (sign) => sign.charCodeAt(0));

/** Bytes in base64url, without padding. */
export const text = (buffer: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(buffer)))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=+$/, '');
