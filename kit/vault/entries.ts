import type { Sealed } from './seal.ts';

/** Where sealed entries lie: in IndexedDB, or in memory where the browser offers no lasting place. */
export interface Entries {
  get(name: string): Promise<Sealed | undefined>;
  put(name: string, sealed: Sealed): Promise<void>;
  remove(name: string): Promise<void>;
  names(prefix: string): Promise<string[]>;
}

/** Entries that last as long as the page. */
export function memoryEntries(): Entries {
  const held = new Map<string, Sealed>();
  return {
    get: async (name) => held.get(name),
    put: async (name, sealed) => void held.set(name, sealed),
    remove: async (name) => void held.delete(name),
    names: async (prefix) => [...held.keys()].filter((name) => name.startsWith(prefix)),
  };
}
