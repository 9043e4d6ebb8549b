import type { WindowInput } from '#kit/module/web-module.ts';
import { openWindow } from '#kit/windows/open-windows.ts';
import type { ComposeValues } from './compose-values.ts';

/** Somebody whom a new message begins with. */
interface Addressed {
  type: 'Doctor' | 'Patient';
  id: string;
}

/** Opens the window of a new message. */
export function openNewMessage(to?: Addressed): void {
  openWindow('message', to === undefined ? {} : { to_type: to.type, to_id: to.id });
}

/** What was called back, until its window has taken it: what somebody typed is in no window's input. */
const recalled = new Map<string, ComposeValues>();

/** Opens the window of a message that was called back, as it was written. */
export function openRecalled(input: WindowInput, values: ComposeValues): void {
  const key = crypto.randomUUID();
  recalled.set(key, values);
  openWindow('message', { ...input, recalled: key });
}

/** What was called back under this key; undefined after a reload, where the window's draft has it. */
export function recalledValues(key: string | null | undefined): ComposeValues | undefined {
  return key == null ? undefined : recalled.get(key);
}

/** Opens the window of a new message that passes on one of a conversation. */
export function openForward(conversationId: string, messageId: string): void {
  openWindow('message', { conversation_id: conversationId, forward_of: messageId });
}
