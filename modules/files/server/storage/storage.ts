/** Where sealed bytes lie, by clinic and id. Both are ids, so that no name that somebody typed becomes a path. */
export interface Storage {
  put(clinicId: string, id: string, bytes: Buffer): Promise<void>;
  /** Null where there is nothing under that id. `size` is how many bytes were put there: more are not read from another machine. */
  get(clinicId: string, id: string, size: number): Promise<Buffer | null>;
  /** For good; nothing where there is nothing under that id. */
  remove(clinicId: string, id: string): Promise<void>;
}
