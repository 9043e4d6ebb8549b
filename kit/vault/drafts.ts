import { viewerId } from '../session/viewer.ts';
import { vault } from './vault.ts';

/** User input that the server has not stored yet. */
export interface Draft<Values> {
  values: Values;
  /** The time when it was typed, as an ISO instant. */
  typedAt: string;
  /** For an edited record: the base of the input, as JSON; absent for a new one. */
  version?: unknown;
}

const FOLDER = 'draft/';

/**
 * Stores the signed-in user's input under a key that the form chooses, e.g. `patient/new`; does nothing if no user is
 * signed in.
 */
export async function keepDraft(key: string, values: unknown, now: Date, version?: unknown): Promise<void> {
  const user = viewerId();
  if (user === null) return;
  const draft: Draft<unknown> = { values, typedAt: now.toISOString(), version };
  await vault.put(`${FOLDER}${user}/${key}`, draft);
}

/** Returns the signed-in user's draft under this key. */
export async function readDraft<Values>(key: string): Promise<Draft<Values> | undefined> {
  const user = viewerId();
  return user === null ? undefined : vault.get<Draft<Values>>(`${FOLDER}${user}/${key}`);
}

/** Deletes a draft: the server has it, or its author discarded it. */
export async function dropDraft(key: string): Promise<void> {
  const user = viewerId();
  if (user !== null) await vault.remove(`${FOLDER}${user}/${key}`);
}

/** Returns the keys of the signed-in user's drafts. */
export async function draftKeys(prefix = ''): Promise<string[]> {
  const user = viewerId();
  if (user === null) return [];
  const folder = `${FOLDER}${user}/`;
  return (await vault.names(folder + prefix)).map((name) => name.slice(folder.length));
}

/**
 * Returns whether an entry of the vault is a draft. Drafts survive a sign-out, because the server does not have them.
 */
export function isDraft(name: string): boolean {
  return name.startsWith(FOLDER);
}
