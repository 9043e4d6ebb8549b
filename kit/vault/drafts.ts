import { viewerId } from '../session/viewer.ts';
import { vault } from './vault.ts';

/** What somebody typed and the server does not have yet. */
export interface Draft<Values> {
  values: Values;
  /** When it was typed, as an ISO instant. */
  typedAt: string;
  /** Of what is changed: what the typing began from, as JSON; absent where there is nothing. */
  version?: unknown;
}

const FOLDER = 'draft/';

/** Keeps what the signed-in user typed under a key of the form's choice, such as `patient/new`; nothing while nobody is signed in. */
export async function keepDraft(key: string, values: unknown, now: Date, version?: unknown): Promise<void> {
  const user = viewerId();
  if (user === null) return;
  const draft: Draft<unknown> = { values, typedAt: now.toISOString(), version };
  await vault.put(`${FOLDER}${user}/${key}`, draft);
}

/** The signed-in user's draft under this key. */
export async function readDraft<Values>(key: string): Promise<Draft<Values> | undefined> {
  const user = viewerId();
  return user === null ? undefined : vault.get<Draft<Values>>(`${FOLDER}${user}/${key}`);
}

/** Forgets a draft: the server has it, or its author discarded it. */
export async function dropDraft(key: string): Promise<void> {
  const user = viewerId();
  if (user !== null) await vault.remove(`${FOLDER}${user}/${key}`);
}

/** Keys of the signed-in user's drafts. */
export async function draftKeys(prefix = ''): Promise<string[]> {
  const user = viewerId();
  if (user === null) return [];
  const folder = `${FOLDER}${user}/`;
  return (await vault.names(folder + prefix)).map((name) => name.slice(folder.length));
}

/** Whether an entry of the vault is a draft: those outlive a logout, for the server does not have them. */
export function isDraft(name: string): boolean {
  return name.startsWith(FOLDER);
}
