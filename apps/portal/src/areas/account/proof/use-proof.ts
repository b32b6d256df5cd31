import { isApiError, proofCalls, type Proof } from '@vinrod/api-client';
import { useCallback, useEffect, useState } from 'react';

import { useClient } from '#session';

import { proofMeans, type PossibleProof, type ProofMeans } from './proof-means.ts';

/** Why a device proved nothing. */
export class DeviceRefused extends Error {
  override readonly name = 'DeviceRefused';
}

/** How the person of a form proves who they are: see {@link useProof}. */
export interface ProofState {
  /** undefined until it is known. */
  readonly means: ProofMeans | undefined;
  /** Whether they can choose between password and passkey. */
  readonly hasChoice: boolean;
  readonly error: unknown;
  readonly retry: () => void;
  readonly change: () => void;
  /**
   * What is sent with the call.
   *
   * @throws DeviceRefused when the device gave no passkey.
   */
  readonly prove: (password: string) => Promise<Proof>;
}

/** Asks by what the signed-in person can prove who they are, and lets a device do it. */
export function useProof(): ProofState {
  const client = useClient();
  const [possible, setPossible] = useState<PossibleProof>();
  const [error, setError] = useState<unknown>();
  const [prefersPasskey, setPrefersPasskey] = useState(false);
  const means = possible === undefined ? undefined : proofMeans(possible, prefersPasskey);

  const ask = useCallback(() => {
    client
      .with(proofCalls)
      .begin({})
      .then(({ passkey, ...known }) => setPossible({ ...known, hasPasskey: passkey !== null }), setError);
  }, [client]);

  useEffect(ask, [ask]);

  async function prove(password: string): Promise<Proof> {
    if (means === 'password') return { password };
    if (means !== 'passkey') return {};
    try {
      // A request is for one answer, and only for some minutes.
      const { passkey } = await client.with(proofCalls).begin({});
      if (passkey === null) throw new DeviceRefused();
      const { startAuthentication } = await import('@simplewebauthn/browser');
      const credential = await startAuthentication({ optionsJSON: JSON.parse(passkey.options) });
      return { passkey: { token: passkey.token, credential: JSON.stringify(credential) } };
    } catch (reason) {
      if (isApiError(reason)) throw reason;
      throw new DeviceRefused();
    }
  }

  return {
    means,
    hasChoice: possible?.has_password === true && possible.hasPasskey,
    error,
    retry: () => {
      setError(undefined);
      ask();
    },
    change: () => setPrefersPasskey((before) => !before),
    prove,
  };
}
