import { browserPair, canEncrypt } from '../crypto/browser-pair.ts';
import { prepareSummaries } from '../use-mailbox.ts';
import { FOLDER_NAMES } from './folder-links.tsx';

/** Starts reading the folder with this name, or the inbox, before the page of messages is rendered. */
function prepareInbox(name: string | undefined): void {
  if (canEncrypt) prepareSummaries(FOLDER_NAMES[name ?? 'Inbox'] ?? 'inbox');
}

/** Reads or makes the browser's key pair ahead, and returns the function that starts reading a folder. */
export function inboxAhead(): typeof prepareInbox {
  if (canEncrypt) browserPair().catch(() => undefined);
  return prepareInbox;
}
