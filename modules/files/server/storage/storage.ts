import type { App } from '#platform/app.ts';
import { diskStorage } from './disk-storage.ts';
import { s3Storage } from './s3-storage.ts';

/** Where sealed bytes lie, by clinic and id. Both are ids, so that no name that somebody typed becomes a path. */
export interface Storage {
  put(clinicId: string, id: string, bytes: Buffer): Promise<void>;
  /** Null where there is nothing under that id. `size` is how many bytes were put there: more are not read from another machine. */
  get(clinicId: string, id: string, size: number): Promise<Buffer | null>;
  /** For good; nothing where there is nothing under that id. */
  remove(clinicId: string, id: string): Promise<void>;
}

const known = new WeakMap<App, Storage>();

/** The storage of a house: S3 where FILES_S3_ENDPOINT is set, else DATA_DIR/files. */
export function storageOf(app: App): Storage {
  let storage = known.get(app);
  if (storage === undefined) {
    const { s3, dataDir } = app.config;
    storage = s3 === undefined ? diskStorage(dataDir) : s3Storage(s3);
    known.set(app, storage);
  }
  return storage;
}
