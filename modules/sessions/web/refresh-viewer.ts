import { enter, useSession } from '#kit/session/viewer.ts';
import { readViewer } from './read-viewer.ts';

/** Reads anew what the person in front of the page may do, where that waited for a second factor. */
export async function refreshViewer(): Promise<void> {
  if (useSession.getState().viewer?.mustSetUpTwoFa === true) enter(await readViewer());
}
