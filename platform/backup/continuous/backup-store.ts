/** Where continuous backups are kept. Names use slashes; every file is complete or absent. */
export interface BackupStore {
  /** Stores the content of a local file, replacing what has the name. */
  put(name: string, file: string): Promise<void>;
  /** Returns the content; null if there is none. */
  get(name: string): Promise<AsyncIterable<Uint8Array> | null>;
  /** Returns the names that begin with the prefix, sorted. */
  list(prefix: string): Promise<string[]>;
  remove(name: string): Promise<void>;
}
