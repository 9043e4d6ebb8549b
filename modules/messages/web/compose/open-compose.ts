import type { WindowInput } from '#kit/module/web-module.ts';
import { openWindow } from '#kit/windows/open-windows.ts';
import type { ComposeValues } from './compose-values.ts';

/** The initial recipient of a new message. */
interface InitialRecipient {
  type: 'Doctor' | 'Patient';
  id: string;
}

/** Opens the window of a new message. */
export function openNewMessage(to?: InitialRecipient): void {
  openWindow('message', to === undefined ? {} : { to_type: to.type, to_id: to.id });
}

/** Opens the window of a new message to the only person who matches the typed name; otherwise it offers who does. */
export function openMessageTo(typed: string): void {
  openWindow('message', { to_name: typed });
}

/** Recalled messages until their window opens: the text is not part of any window's input. */
const recalled = new Map<string, ComposeValues>();

/** Opens the window of a recalled message with its content. */
export function openRecalled(input: WindowInput, values: ComposeValues): void {
  const key = crypto.randomUUID();
  recalled.set(key, values);
  openWindow('message', { ...input, recalled: key });
}

/** Returns the recalled message with this key; undefined after a reload, when the window's draft has it. */
export function recalledValues(key: string | null | undefined): ComposeValues | undefined {
  return key == null ? undefined : recalled.get(key);
}

/** Opens the window of a new message that forwards one of a conversation. */
export function openForward(conversationId: string, messageId: string): void {
  openWindow('message', { conversation_id: conversationId, forward_of: messageId });
}
