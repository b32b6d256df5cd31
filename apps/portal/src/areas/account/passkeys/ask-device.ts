import { startAuthentication, startRegistration, WebAuthnError } from '@simplewebauthn/browser';
import {
  isApiError,
  passkeyCalls,
  signInCalls,
  type Client,
  type Passkey,
  type PasskeyRequest,
} from '@vinrod/api-client';

import { sessionStorage } from '#session';

/** Why a device gave no passkey; an error of the server is thrown as it is. */
export type DeviceRefusal = 'cancelled' | 'present' | 'failed';

/** Something that comes to an end with a passkey, or with a reason why not. */
export type DeviceAnswer<Result> = { readonly result: Result } | { readonly refusal: DeviceRefusal };

function refusalOf(error: unknown): DeviceRefusal {
  const isPresent =
    error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED';
  if (isPresent) return 'present';
  const name = error instanceof Error ? error.name : '';
  return name === 'NotAllowedError' || name === 'AbortError' ? 'cancelled' : 'failed';
}

async function answered<Result>(ask: () => Promise<Result>): Promise<DeviceAnswer<Result>> {
  try {
    return { result: await ask() };
  } catch (error) {
    if (isApiError(error)) throw error;
    return { refusal: refusalOf(error) };
  }
}

/**
 * Signs in with a passkey.
 *
 * @param login - Token of the password step, when the passkey stands in for the code.
 */
export function signInWithPasskey(client: Client, login?: string): Promise<DeviceAnswer<void>> {
  return answered(async () => {
    const { token, options } = await client
      .with(signInCalls)
      .beginPasskey({ body: login === undefined ? {} : { login } });
    const credential = await startAuthentication({ optionsJSON: JSON.parse(options) });
    const { access, refresh, user } = await client.with(signInCalls).withPasskey({
      body: { token, credential: JSON.stringify(credential) },
    });
    sessionStorage.set({ accessToken: access, refreshToken: refresh, user });
  });
}

/** Makes a passkey on a device and adds it to the account. */
export function addPasskey(
  client: Client,
  { token, options }: PasskeyRequest,
  name: string,
): Promise<DeviceAnswer<readonly Passkey[]>> {
  return answered(async () => {
    const credential = await startRegistration({ optionsJSON: JSON.parse(options) });
    return client.with(passkeyCalls).add({ body: { token, name, credential: JSON.stringify(credential) } });
  });
}
