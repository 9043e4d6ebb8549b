import { queryClient } from '#kit/api/query-client.ts';
import { request } from '#kit/api/request.ts';
import { saveBeforeLeaving } from '#kit/session/before-leaving.ts';
import { forgetOwnChoices } from '#kit/session/own-choices.ts';
import { dropToken } from '#kit/session/session-token.ts';
import { publishToTabs } from '#kit/session/tabs.ts';
import { leave } from '#kit/session/viewer.ts';
import { draftKeys, isDraft } from '#kit/vault/drafts.ts';
import { vault } from '#kit/vault/vault.ts';
import { LogoutDocument } from './registration.operations.gen.ts';

/**
 * Signs out here, on the server and in every tab. Unsaved work is saved first; if that fails it stays on this computer,
 * encrypted, for the same user's next sign-in. All other local data is deleted.
 */
export async function signOut(): Promise<void> {
  await saveBeforeLeaving(3000);
  const unsaved = (await draftKeys()).length;
  // An unreachable server must not keep the user signed in at this computer.
  await request(LogoutDocument, {}).catch(() => undefined);
  await forget();
  leave(unsaved > 0 ? 'You are signed out. Your unsaved entries are stored on this computer for you.' : null);
}

/**
 * Leaves a session that has already ended without signing in again: every tab shows the sign-in page, and no data
 * remains.
 */
export async function leaveEnded(): Promise<void> {
  await forget();
  leave(null);
}

async function forget(): Promise<void> {
  await dropToken();
  await vault.wipe(isDraft);
  queryClient.clear();
  forgetOwnChoices();
  publishToTabs({ kind: 'signed-out' });
}
