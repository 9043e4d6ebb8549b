import { chmod, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isId, newId } from '#platform/id.ts';

/** A message that the sandbox received. */
export interface SandboxMessage {
  id: string;
  /** ISO 8601. */
  time: string;
  channel: 'email' | 'sms';
  from: string;
  to: string;
  /** Empty for a text message. */
  subject: string;
  text: string;
  html: string | null;
  attachments: readonly { name: string; type: string; size: number }[];
  /** The sender's message id, which is the same for a retry. */
  message_id: string | null;
}

/** The messages that the sandbox received, stored in a folder that several processes may share. */
export interface Outbox {
  add(message: Omit<SandboxMessage, 'id' | 'time'>): Promise<string>;
  /** Newest first. */
  list(limit: number): Promise<SandboxMessage[]>;
  read(id: string): Promise<SandboxMessage | null>;
  clear(): Promise<void>;
}

const MAX_MESSAGES = 500;

/** Opens the outbox in `folder`, with one file per message; only the newest 500 are stored. */
export function openOutbox(folder: string): Outbox {
  const known = new Map<string, SandboxMessage>();
  const fileOf = (id: string): string => join(folder, `${id}.json`);

  // Ids sort by creation time.
  const ids = async (): Promise<string[]> => {
    const names = await readdir(folder).catch(() => []);
    return names
      .map((name) => name.replace(/\.json$/, ''))
      .filter(isId)
      .sort()
      .toReversed();
  };
  const read = async (id: string): Promise<SandboxMessage | null> => {
    if (!isId(id)) return null;
    const cached = known.get(id);
    if (cached !== undefined) return cached;
    const text = await readFile(fileOf(id), 'utf8').catch(() => null);
    if (text === null) return null;
    const message = JSON.parse(text) as SandboxMessage;
    known.set(id, message);
    return message;
  };
  return {
    async add(message) {
      await mkdir(folder, { recursive: true });
      await chmod(folder, 0o700);
      const id = newId();
      // Written to a temporary file, so that no partial file is read.
      const aside = join(folder, `.${id}`);
      await writeFile(aside, JSON.stringify({ id, time: new Date().toISOString(), ...message }), { mode: 0o600 });
      await rename(aside, fileOf(id));
      for (const old of (await ids()).slice(MAX_MESSAGES)) await drop(old);
      return id;
    },
    async list(limit) {
      const newest = (await ids()).slice(0, limit);
      const messages = await Promise.all(newest.map(read));
      return messages.filter((message) => message !== null);
    },
    async read(id) {
      // Another process may have cleared it.
      if (!(await ids()).includes(id)) known.delete(id);
      return read(id);
    },
    async clear() {
      for (const id of await ids()) await drop(id);
    },
  };

  async function drop(id: string): Promise<void> {
    known.delete(id);
    await rm(fileOf(id), { force: true });
  }
}
