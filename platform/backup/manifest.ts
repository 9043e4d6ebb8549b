import { z } from 'zod';

const count = z.number().int().nonnegative();
const name = z.string().min(1);

const table = z.object({ schema: name, name, columns: z.array(name), rows: count });
const sequence = z.object({ schema: name, name, lastValue: z.string().regex(/^-?\d+$/), isCalled: z.boolean() });
const member = z.object({ name, size: count, sha256: z.string().length(64) });

/** The description of a backup in its last member. */
export const manifestSchema = z.object({
  format: z.literal('salus-backup'),
  version: z.number().int(),
  createdTime: z.iso.datetime(),
  newestMigration: name,
  /** All migrations that had been applied to the saved database, in order. */
  migrations: z.array(name).min(1),
  tables: z.array(table),
  sequences: z.array(sequence),
  /** Number of pending jobs. */
  jobs: count,
  files: count,
  members: z.array(member),
});

export type Manifest = z.infer<typeof manifestSchema>;
export type SavedTable = z.infer<typeof table>;
export type SavedSequence = z.infer<typeof sequence>;
export type Member = z.infer<typeof member>;

/** The format version of backups that this program writes; it also reads all earlier ones. */
export const FORMAT_VERSION = 2;

export const MANIFEST = 'manifest.json';
export const JOBS = 'jobs/';
export const FILES = 'files/';
/** The installation's keys, if the backup is encrypted: encrypted once more, so that an unpacked backup keeps them safe. */
export const KEYS = 'keys.age';
/** The folder of the keys in DATA_DIR. */
export const KEY_FOLDER = 'keys/';

/**
 * Returns the prefix of the names of a table's members; they contain its rows as PostgreSQL's binary COPY, split at
 * arbitrary positions.
 */
export function memberPrefix(saved: { readonly schema: string; readonly name: string }): string {
  return `database/${saved.schema}.${saved.name}/`;
}
