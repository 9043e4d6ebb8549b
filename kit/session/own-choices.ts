import { useSession } from './viewer.ts';

const PREFIX = 'salus-own/';

/** What somebody chose on this computer, as the calendars that they look at, until they sign out; null where nothing is kept. Ids only, never a patient's data. */
export function readOwnChoice(key: string): string | null {
  try {
    return localStorage.getItem(`${PREFIX}${key}`);
  } catch {
    return null;
  }
}

/** Keeps it, until they sign out; a full or closed store forgets it with the page. */
export function keepOwnChoice(key: string, text: string): void {
  try {
    localStorage.setItem(`${PREFIX}${key}`, text);
  } catch {
    // As said above.
  }
}

/** Forgets all that was kept so, whoever chose it. */
export function forgetOwnChoices(): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(PREFIX)) localStorage.removeItem(key);
  } catch {
    // What can't be reached can't be read either.
  }
}

/** Calls back whenever the one who was signed in is so no more: they signed out, or somebody else came in. */
export function onLeaving(forget: () => void): () => void {
  return useSession.subscribe(({ viewer }, before) => {
    if (before.viewer !== null && before.viewer.userId !== viewer?.userId) forget();
  });
}
