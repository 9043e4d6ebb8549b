import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { finished } from 'node:stream/promises';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { z } from 'zod';
import { StartError } from '../start-error.ts';
import type { ReadMember } from './archive-reader.ts';
import type { BackupKey } from './backup-lock.ts';
import { quote, quoteAll } from './describe-schema.ts';
import { FILES, JOBS, KEY_FOLDER, KEYS, MANIFEST, type Manifest, type Member, memberPrefix } from './manifest.ts';
import { prepareSavedJobs } from './saved-jobs.ts';
import type { StagedFiles } from './stage-files.ts';

/** Rows that are being copied into one table. */
interface TableCopy {
  readonly prefix: string;
  readonly label: string;
  readonly expected: number;
  write(chunk: Buffer): Promise<void>;
  close(): Promise<number>;
}

/**
 * Copies a verified backup's rows into the empty tables and its files into the staging directory; throws if anything
 * differs from what was verified.
 */
export async function loadArchive(
  client: pg.Client,
  archive: AsyncIterable<ReadMember>,
  manifest: Manifest,
  files: StagedFiles,
  { onProgress, key }: { onProgress: (line: string) => void; key?: BackupKey },
): Promise<void> {
  const targets = await listTargets(client, manifest);
  const expected = manifest.members[Symbol.iterator]();
  let filling: TableCopy | undefined;
  const close = async () => {
    if (!filling) return;
    const rows = await filling.close();
    if (rows !== filling.expected)
      throw new StartError(`The backup should contain ${filling.expected} rows of ${filling.label}, but has ${rows}.`);
    if (rows > 0) onProgress(`${filling.label}: ${rows.toLocaleString('en')}`);
    filling = undefined;
  };
  for await (const { name, content } of archive) {
    if (name === MANIFEST) break;
    const checked = check(content, name, expected.next().value);
    const prefix = name.slice(0, name.lastIndexOf('/') + 1);
    if (filling?.prefix !== prefix) await close();
    if (name.startsWith(FILES)) {
      await files.add(name.slice(FILES.length), checked);
      continue;
    }
    if (name === KEYS && key !== undefined) {
      await restoreKeys(files, await key().decrypt(await collect(checked), 'text'));
      continue;
    }
    const target = targets.get(prefix);
    if (!target) throw new StartError(`The backup contains ${name}, which is not part of a Salus backup.`);
    filling ??= fill(client, prefix, target);
    for await (const chunk of checked) await filling.write(chunk);
  }
  await close();
}

async function restoreKeys(files: StagedFiles, text: string): Promise<void> {
  for (const [name, content] of Object.entries(savedKeys.parse(JSON.parse(text)))) {
    if (!name.startsWith(KEY_FOLDER)) throw new StartError(`The backup contains ${name} among its keys.`);
    await files.add(
      name,
      (async function* () {
        yield Buffer.from(content, 'base64');
      })(),
    );
  }
}

const savedKeys = z.record(z.string(), z.base64());

async function collect(content: AsyncIterable<Buffer>): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of content) chunks.push(chunk);
  return Buffer.concat(chunks);
}

interface Target {
  readonly label: string;
  readonly statement: string;
  readonly rows: number;
}

async function listTargets(client: pg.Client, manifest: Manifest): Promise<Map<string, Target>> {
  const targets = new Map<string, Target>();
  for (const table of manifest.tables) {
    const statement = `copy ${quote(table)} (${quoteAll(table.columns)}) from stdin (format binary)`;
    targets.set(memberPrefix(table), { label: `${table.schema}.${table.name}`, statement, rows: table.rows });
  }
  targets.set(JOBS, { label: 'jobs', statement: await prepareSavedJobs(client), rows: manifest.jobs });
  return targets;
}

function fill(client: pg.Client, prefix: string, { label, statement, rows }: Target): TableCopy {
  const stream = client.query(copyFrom(statement));
  const ended = finished(stream);
  ended.catch(() => undefined);
  return {
    prefix,
    label,
    expected: rows,
    async write(chunk) {
      if (!stream.write(chunk)) await Promise.race([once(stream, 'drain'), ended]);
    },
    async close() {
      stream.end();
      await ended;
      return stream.rowCount;
    },
  };
}

/** Checks again while loading, because the file may have changed since it was verified. */
async function* check(
  content: AsyncIterable<Buffer>,
  name: string,
  expected: Member | undefined,
): AsyncGenerator<Buffer> {
  const hash = createHash('sha256');
  for await (const chunk of content) {
    hash.update(chunk);
    yield chunk;
  }
  if (expected?.name !== name || hash.digest('hex') !== expected.sha256) {
    throw new StartError('The backup was changed while it was being restored.');
  }
}
