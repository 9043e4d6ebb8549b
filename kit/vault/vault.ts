import type { Entries } from './entries.ts';
import { openIndexedEntries } from './indexed-entries.ts';
import { seal, unseal } from './seal.ts';

/** Encrypted storage of the page in this browser. Values are anything that JSON can represent. */
export interface Vault {
  get<Value>(name: string): Promise<Value | undefined>;
  put(name: string, value: unknown): Promise<void>;
  remove(name: string): Promise<void>;
  /** Returns the names of the entries that begin with the prefix. */
  names(prefix: string): Promise<string[]>;
  /** Removes every entry except those for whose name `keeps` returns true. */
  wipe(keeps?: (name: string) => boolean): Promise<void>;
}

/** Creates a vault that encrypts with `key` and stores in `entries`. */
export function createVault(entries: Entries, key: CryptoKey): Vault {
  // Encryption is asynchronous; the chain keeps writes of the same entry in order.
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = <Result>(act: () => Promise<Result>): Promise<Result> => {
    const next = last.then(act, act);
    last = next.catch(() => undefined);
    return next;
  };
  return {
    get: <Value>(name: string) =>
      inTurn(async () => {
        const sealed = await entries.get(name);
        return sealed === undefined ? undefined : ((await unseal(key, name, sealed)) as Value | undefined);
      }),
    put: (name, value) => inTurn(async () => entries.put(name, await seal(key, name, value))),
    remove: (name) => inTurn(() => entries.remove(name)),
    names: (prefix) => inTurn(() => entries.names(prefix)),
    wipe: (keeps = () => false) =>
      inTurn(async () => {
        for (const name of await entries.names('')) if (!keeps(name)) await entries.remove(name);
      }),
  };
}

/** True if vault entries outlive the page: not over plain HTTP on a network, where browsers don't offer encryption. */
export const vaultLasts: boolean =
  typeof crypto !== 'undefined' && 'subtle' in crypto && typeof indexedDB !== 'undefined';

/** The vault of this page. */
export const vault: Vault = lazily(async () => {
  if (!vaultLasts) return memoryVault();
  try {
    const { entries, key } = await openIndexedEntries();
    return createVault(entries, key);
  } catch {
    return memoryVault();
  }
});

// If the browser offers no encryption or no storage, nothing is persisted: entries last as long as the page.
function memoryVault(): Vault {
  const entries = new Map<string, string>();
  return {
    get: async <Value>(name: string) => {
      const text = entries.get(name);
      return text === undefined ? undefined : (JSON.parse(text) as Value);
    },
    put: async (name, value) => void entries.set(name, JSON.stringify(value)),
    remove: async (name) => void entries.delete(name),
    names: async (prefix) => [...entries.keys()].filter((name) => name.startsWith(prefix)),
    wipe: async (keeps = () => false) => {
      for (const name of entries.keys()) if (!keeps(name)) entries.delete(name);
    },
  };
}

function lazily(open: () => Promise<Vault>): Vault {
  let opened: Promise<Vault> | undefined;
  const the = (): Promise<Vault> => (opened ??= open());
  return {
    get: async <Value>(name: string) => (await the()).get<Value>(name),
    put: async (name, value) => (await the()).put(name, value),
    remove: async (name) => (await the()).remove(name),
    names: async (prefix) => (await the()).names(prefix),
    wipe: async (keeps) => (await the()).wipe(keeps),
  };
}
