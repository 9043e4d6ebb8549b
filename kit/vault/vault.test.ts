import { expect, test } from 'vitest';
import type { Entries } from './entries.ts';
import { newKey, seal, type SealedValue, unseal } from './seal.ts';
import { createVault } from './vault.ts';

function memoryEntries(): Entries {
  const entries = new Map<string, SealedValue>();
  return {
    get: async (name) => entries.get(name),
    put: async (name, sealed) => void entries.set(name, sealed),
    remove: async (name) => void entries.delete(name),
    names: async (prefix) => [...entries.keys()].filter((name) => name.startsWith(prefix)),
  };
}

test('returns a stored value unchanged', async () => {
  const vault = createVault(memoryEntries(), await newKey());
  const value = { text: 'Zoë \u{1F600} \u0000', list: [1, null, true] };
  await vault.put('draft/7/note', value);
  expect(await vault.get('draft/7/note')).toEqual(value);
  expect(await vault.get('draft/7/other')).toBeUndefined();
});

test('stores nothing readable', async () => {
  const entries = memoryEntries();
  const vault = createVault(entries, await newKey());
  await vault.put('session/token', 'a secret that nobody reads');
  const sealed = await entries.get('session/token');
  expect(Buffer.from(sealed!.data).includes('secret')).toBe(false);
});

test('encrypts the same value differently each time', async () => {
  const key = await newKey();
  const [one, other] = await Promise.all([seal(key, 'a', 'x'), seal(key, 'a', 'x')]);
  expect(Buffer.from(one.data).equals(Buffer.from(other.data))).toBe(false);
});

test('the key cannot be exported', async () => {
  const key = await newKey();
  await expect(crypto.subtle.exportKey('raw', key)).rejects.toThrow();
});

test('opens nothing with another key, under another name, or after damage', async () => {
  const key = await newKey();
  const sealed = await seal(key, 'draft/7/note', 'x');
  expect(await unseal(await newKey(), 'draft/7/note', sealed)).toBeUndefined();
  expect(await unseal(key, 'draft/8/note', sealed)).toBeUndefined();
  new Uint8Array(sealed.data)[0]! ^= 1;
  expect(await unseal(key, 'draft/7/note', sealed)).toBeUndefined();
});

test('the last of many concurrent writes wins', async () => {
  const vault = createVault(memoryEntries(), await newKey());
  await Promise.all(Array.from({ length: 50 }, (_, at) => vault.put('draft/7/note', at)));
  expect(await vault.get('draft/7/note')).toBe(49);
});

test('lists names by prefix, and wipes with exceptions', async () => {
  const vault = createVault(memoryEntries(), await newKey());
  for (const name of ['session/token', 'draft/7/a', 'draft/8/b']) await vault.put(name, name);
  expect(await vault.names('draft/7/')).toEqual(['draft/7/a']);
  await vault.wipe((name) => name.startsWith('draft/'));
  expect(await vault.names('')).toEqual(['draft/7/a', 'draft/8/b']);
  await vault.wipe();
  expect(await vault.names('')).toEqual([]);
});
