import { expect, test } from 'vitest';
import { appForm } from './app-form.ts';

const FORM = {
  name: 'Growth chart',
  kind: 'public',
  redirect_uris: 'https://app.example.com/callback',
  launch_url: '',
  scopes: 'openid patient/*.rs',
  jwks: '',
  jwks_url: '',
};
const KEY = JSON.stringify({ keys: [{ kty: 'EC', crv: 'P-384', x: 'x', y: 'y' }] });

/** Returns the fields with errors. */
const refused = (changed: object): unknown[] =>
  (appForm.safeParse({ ...FORM, ...changed }).error?.issues ?? []).map(({ path }) => path[0]);

test('accepts apps for browsers, phones and servers', () => {
  expect(refused({})).toEqual([]);
  expect(refused({ redirect_uris: 'com.example.app:/callback http://127.0.0.1:8080/cb' })).toEqual([]);
  expect(refused({ kind: 'backend', redirect_uris: '', scopes: 'system/*.rs', jwks: KEY })).toEqual([]);
  expect(appForm.parse(FORM)).toMatchObject({ scopes: ['openid', 'patient/*.rs'], launch_url: null, jwks: null });
});

test.each([
  [{ redirect_uris: '' }, 'redirect_uris'],
  [{ redirect_uris: 'http://app.example.com/callback' }, 'redirect_uris'],
  [{ redirect_uris: 'https://*.example.com/callback' }, 'redirect_uris'],
  [{ redirect_uris: 'https://app.example.com/callback#part' }, 'redirect_uris'],
  [{ redirect_uris: 'javascript:alert(1)' }, 'redirect_uris'],
  [{ launch_url: 'javascript:alert(1)' }, 'launch_url'],
  [{ scopes: '' }, 'scopes'],
  [{ scopes: 'patient/*.rs everything' }, 'scopes'],
  [{ scopes: 'system/*.rs' }, 'scopes'],
  [{ kind: 'backend', redirect_uris: '', scopes: 'system/*.rs' }, 'jwks'],
  [{ kind: 'confidential', jwks: '{}' }, 'jwks'],
  [
    { kind: 'confidential', jwks: JSON.stringify({ keys: [{ kty: 'EC', crv: 'P-384', x: 'x', y: 'y', d: 'd' }] }) },
    'jwks',
  ],
  [{ kind: 'confidential', jwks_url: 'http://app.example.com/jwks' }, 'jwks_url'],
  [{ kind: 'confidential', jwks: KEY, jwks_url: 'https://app.example.com/jwks' }, 'jwks_url'],
])('refuses %j', (changed, field) => {
  expect(refused(changed)).toContain(field);
});
