import type { SealedValue } from './seal.ts';

/** The storage of encrypted entries: IndexedDB, or a test's memory. */
export interface Entries {
  get(name: string): Promise<SealedValue | undefined>;
  put(name: string, sealed: SealedValue): Promise<void>;
  remove(name: string): Promise<void>;
  names(prefix: string): Promise<string[]>;
}
