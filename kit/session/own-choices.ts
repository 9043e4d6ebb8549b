import { useSession } from './viewer.ts';

const PREFIX = 'salus-own/';

/**
 * Returns a user's choice on this computer, e.g. the selected calendars, which is stored until sign-out; null if
 * nothing is stored. Ids only, never patient data.
 */
export function readOwnChoice(key: string): string | null {
  try {
    return localStorage.getItem(`${PREFIX}${key}`);
  } catch {
    return null;
  }
}

/** Stores a choice until sign-out. If the storage is full or unavailable, it lasts as long as the page. */
export function keepOwnChoice(key: string, text: string): void {
  try {
    localStorage.setItem(`${PREFIX}${key}`, text);
  } catch {
    // See above.
  }
}

/** Deletes all stored choices, of any user. */
export function forgetOwnChoices(): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(PREFIX)) localStorage.removeItem(key);
  } catch {
    // Unavailable storage can't be read either.
  }
}

/** Calls back when the signed-in user changes: they signed out, or another user signed in. */
export function onLeaving(forget: () => void): () => void {
  return useSession.subscribe(({ viewer }, before) => {
    if (before.viewer !== null && before.viewer.userId !== viewer?.userId) forget();
  });
}
