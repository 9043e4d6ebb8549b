/** A storage of encrypted bytes by clinic and id. Both are ids, so that no user input becomes a path. */
export interface Storage {
  put(clinicId: string, id: string, bytes: Buffer): Promise<void>;
  /** Null if there is nothing under that id. `size` is the stored size: no more is read from a remote server. */
  get(clinicId: string, id: string, size: number): Promise<Buffer | null>;
  /** Deletes permanently; does nothing if there is nothing under that id. */
  remove(clinicId: string, id: string): Promise<void>;
}
