import type { Sealed } from './seal.ts';

/** Where sealed entries lie: in IndexedDB, or in a test's memory. */
export interface Entries {
  get(name: string): Promise<Sealed | undefined>;
  put(name: string, sealed: Sealed): Promise<void>;
  remove(name: string): Promise<void>;
  names(prefix: string): Promise<string[]>;
}
