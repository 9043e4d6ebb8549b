import type { App } from '#platform/app.ts';
import { diskStorage } from './disk-storage.ts';
import { s3Storage } from './s3-storage.ts';
import type { Storage } from './storage.ts';

const known = new WeakMap<App, Storage>();

/** Returns the installation's storage: S3 if FILES_S3_ENDPOINT is set, otherwise DATA_DIR/files. */
export function storageOf(app: App): Storage {
  let storage = known.get(app);
  if (storage === undefined) {
    const { s3, dataDir } = app.config;
    storage = s3 === undefined ? diskStorage(dataDir) : s3Storage(s3);
    known.set(app, storage);
  }
  return storage;
}
