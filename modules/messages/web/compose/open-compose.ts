import { openWindow } from '#kit/windows/open-windows.ts';

/** Somebody whom a new message begins with. */
interface Addressed {
  type: 'Doctor' | 'Patient';
  id: string;
}

/** Opens the window of a new message. */
export function openNewMessage(to?: Addressed): void {
  openWindow('message', to === undefined ? {} : { to_type: to.type, to_id: to.id });
}

/** Opens the window of a new message that passes on one of a conversation. */
export function openForward(conversationId: string, messageId: string): void {
  openWindow('message', { conversation_id: conversationId, forward_of: messageId });
}
