import { describe, expect, it } from 'vitest';
import { readConfig, summarizeConfig } from './config.ts';
import { readStaffDirectory } from './sign-in-providers.ts';

const whole = {
  OIDC_STAFF_ISSUER: 'https://login.example/tenant',
  OIDC_STAFF_NAME: 'Katalogen',
  OIDC_STAFF_CLIENT_ID: 'portal',
  OIDC_STAFF_CLIENT_SECRET: 'the secret',
  OIDC_STAFF_ROLES: '{"support": ["customer_service"]}',
};

describe('the directory of staff', () => {
  it('is off unless it is set', () => {
    expect(readStaffDirectory({})).toBeNull();
  });

  it('has usual scopes and claims', () => {
    expect(readStaffDirectory(whole)).toEqual({
      key: 'staff',
      name: 'Katalogen',
      issuer: 'https://login.example/tenant',
      clientId: 'portal',
      clientSecret: 'the secret',
      scopes: 'openid profile email',
      assurance: null,
      groupsClaim: 'groups',
      rolesOfGroups: new Map([['support', ['customer_service']]]),
    });
  });

  it.each([
    ['an issuer without encryption', { OIDC_STAFF_ISSUER: 'http://login.example' }],
    ['an issuer with a query', { OIDC_STAFF_ISSUER: 'https://login.example/?a=1' }],
    ['no name', { OIDC_STAFF_NAME: '' }],
    ['no client', { OIDC_STAFF_CLIENT_ID: '' }],
    ['no secret', { OIDC_STAFF_CLIENT_SECRET: '' }],
    ['scopes without openid', { OIDC_STAFF_SCOPES: 'profile email' }],
    ['no roles', { OIDC_STAFF_ROLES: '' }],
    ['roles that are no JSON', { OIDC_STAFF_ROLES: 'support=customer_service' }],
    ['roles of no group', { OIDC_STAFF_ROLES: '{}' }],
    ['a group without roles', { OIDC_STAFF_ROLES: '{"support": []}' }],
    ['a role that is no text', { OIDC_STAFF_ROLES: '{"support": [7]}' }],
  ])('refuses %s', (_what, change) => {
    expect(() => readStaffDirectory({ ...whole, ...change })).toThrow(/^OIDC_STAFF_/);
  });

  it('takes an issuer on this computer without encryption', () => {
    expect(readStaffDirectory({ ...whole, OIDC_STAFF_ISSUER: 'http://localhost:9000' })?.issuer).toBe(
      'http://localhost:9000',
    );
  });

  it('writes no secret to the log', () => {
    const summary = summarizeConfig(readConfig({ ...whole, VINROD_DEMO: '1' }));
    expect(JSON.stringify(summary)).not.toContain('the secret');
  });
});
