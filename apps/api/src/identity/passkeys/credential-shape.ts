import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { isRecord, type JsonRecord } from '../../server/json-document.ts';

function hasTexts(value: unknown, ...names: readonly string[]): value is JsonRecord {
  return isRecord(value) && names.every((name) => typeof value[name] === 'string');
}

function isCredential(value: unknown, ...names: readonly string[]): boolean {
  return (
    hasTexts(value, 'id', 'rawId', 'type') &&
    hasTexts(value['response'], 'clientDataJSON', ...names) &&
    isRecord(value['clientExtensionResults'])
  );
}

/** Whether a device's answer is that of a new key. What it says is checked later. */
export function isRegistration(value: unknown): value is RegistrationResponseJSON {
  return isCredential(value, 'attestationObject');
}

/** Whether a device's answer is that of a key it has. What it says is checked later. */
export function isAuthentication(value: unknown): value is AuthenticationResponseJSON {
  return isCredential(value, 'authenticatorData', 'signature');
}
