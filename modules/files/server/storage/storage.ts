import type { House } from '#platform/house.ts';
import { diskStorage } from './disk-storage.ts';
import { s3Storage } from './s3-storage.ts';

/** Where sealed bytes lie, by clinic and id. Both are ids, so that no name that somebody typed becomes a path. */
export interface Storage {
  put(clinicId: string, id: string, bytes: Buffer): Promise<void>;
  /** Null where there is nothing under that id. `size` is how many bytes were put there: more are not read from another machine. */
  get(clinicId: string, id: string, size: number): Promise<Buffer | null>;
}

const known = new WeakMap<House, Storage>();

/** The storage of a house: S3 where FILES_S3_ENDPOINT is set, else DATA_DIR/files. */
export function storageOf(house: House): Storage {
  let storage = known.get(house);
  if (storage === undefined) {
    const { s3, dataDir } = house.config;
    storage = s3 === undefined ? diskStorage(dataDir) : s3Storage(s3);
    known.set(house, storage);
  }
  return storage;
}
