import { requestRest } from '#kit/api/request.ts';

/** A message of the demo clinic in the list. */
export interface OutboxEntry {
  id: string;
  time: string;
  channel: 'email' | 'sms';
  from: string;
  to: string;
  subject: string;
  preview: string;
}

/** A message of the demo clinic in full. */
export interface OutboxMessage extends Omit<OutboxEntry, 'preview'> {
  text: string;
  html: string | null;
  attachments: { name: string; type: string; size: number }[];
}

/** Returns the demo clinic's messages, newest first; throws an ApiError if this is not a demo. */
export async function readOutbox(signal: AbortSignal): Promise<OutboxEntry[]> {
  const { messages } = await requestRest<{ messages: OutboxEntry[] }>('/api/sandbox/messages', { signal });
  return messages;
}

/** Returns one message. */
export function readOutboxMessage(id: string, signal: AbortSignal): Promise<OutboxMessage> {
  return requestRest<OutboxMessage>(`/api/sandbox/messages/${encodeURIComponent(id)}`, { signal });
}
