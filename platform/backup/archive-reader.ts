import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { extract } from 'tar-stream';
import { StartError } from '../start-error.ts';
import { type BackupKey, unsealWith } from './backup-lock.ts';
import { FORMAT_VERSION, MANIFEST, type Manifest, manifestSchema, type Member } from './manifest.ts';

/** A member of an archive. Read it before requesting the next one. */
export interface ReadMember {
  readonly name: string;
  readonly content: AsyncIterable<Buffer>;
}

/** How an archive is read: `key` opens an encrypted one. */
export interface ReadOptions {
  readonly signal?: AbortSignal;
  readonly key?: BackupKey;
}

/** Reads an archive's members in order; throws a one-line StartError if it is damaged, truncated or can't be opened. */
export async function* readArchive(file: string, { signal, key }: ReadOptions = {}): AsyncGenerator<ReadMember> {
  const tar = extract();
  const flow = pipeline(createReadStream(file), unsealWith(key, file), createGunzip(), tar);
  flow.catch(() => undefined);
  try {
    for await (const entry of tar) {
      yield { name: entry.header.name, content: readContent(file, entry as AsyncIterable<Buffer>, signal) };
    }
    await flow;
  } catch (error) {
    throw explainUnreadable(file, error);
  } finally {
    tar.destroy();
  }
}

async function* readContent(
  file: string,
  entry: AsyncIterable<Buffer>,
  signal: AbortSignal | undefined,
): AsyncGenerator<Buffer> {
  try {
    for await (const chunk of entry) {
      signal?.throwIfAborted();
      yield chunk;
    }
  } catch (error) {
    throw explainUnreadable(file, error);
  }
}

/**
 * Reads the whole backup and returns its manifest if every member matches it; throws a one-line StartError otherwise.
 */
export async function verifyArchive(file: string, options: ReadOptions = {}): Promise<Manifest> {
  const found: Member[] = [];
  let last = Buffer.alloc(0);
  for await (const { name, content } of readArchive(file, options)) {
    const hash = createHash('sha256');
    const manifestChunks: Buffer[] = [];
    let size = 0;
    for await (const chunk of content) {
      hash.update(chunk);
      size += chunk.length;
      if (name === MANIFEST) manifestChunks.push(chunk);
    }
    found.push({ name, size, sha256: hash.digest('hex') });
    last = Buffer.concat(manifestChunks);
  }
  const manifest = readManifest(file, found.pop()?.name === MANIFEST ? last.toString('utf8') : '');
  const damaged = manifest.members.find((member, index) => !isSame(member, found[index]));
  if (damaged) throw new StartError(`${file} is damaged: ${damaged.name} does not match its checksum.`);
  if (found.length > manifest.members.length)
    throw new StartError(`${file} is damaged: it contains more than was saved.`);
  return manifest;
}

function isSame(one: Member, other: Member | undefined): boolean {
  return one.name === other?.name && one.size === other.size && one.sha256 === other.sha256;
}

function readManifest(file: string, text: string): Manifest {
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch {
    throw new StartError(`${file} is not a complete Salus backup: the manifest is missing.`);
  }
  const { version } = content as { version?: unknown };
  if (typeof version === 'number' && version > FORMAT_VERSION) {
    throw new StartError(`${file} was written by a newer version of Salus: restore it with that version.`);
  }
  const parsed = manifestSchema.safeParse(content);
  if (!parsed.success) throw new StartError(`${file} is not a Salus backup: the manifest cannot be read.`);
  return parsed.data;
}

function explainUnreadable(file: string, error: unknown): unknown {
  if (error instanceof StartError) return error;
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'ENOENT') return new StartError(`There is no file ${file}.`);
  if (code === 'EISDIR' || code === 'EACCES') return new StartError(`${file} cannot be read (${code}).`);
  if (code?.startsWith('Z_') || /tar|Unexpected end|header|premature/i.test(message)) {
    return new StartError(`${file} is not a complete Salus backup: it is damaged or truncated.`);
  }
  return error;
}
