import { requestRest } from '#kit/api/request.ts';

/** A message of the demo clinic, as the list shows it. */
export interface OutboxEntry {
  id: string;
  time: string;
  channel: 'email' | 'sms';
  from: string;
  to: string;
  subject: string;
  preview: string;
}

/** The same in full. */
export interface OutboxMessage extends Omit<OutboxEntry, 'preview'> {
  text: string;
  html: string | null;
  attachments: { name: string; type: string; size: number }[];
}

/** What the demo clinic has sent, the newest first; an ApiError where this is no demo. */
export async function readOutbox(signal: AbortSignal): Promise<OutboxEntry[]> {
  const { messages } = await requestRest<{ messages: OutboxEntry[] }>('/api/sandbox/messages', { signal });
  return messages;
}

/** One message. */
export function readOutboxMessage(id: string, signal: AbortSignal): Promise<OutboxMessage> {
  return requestRest<OutboxMessage>(`/api/sandbox/messages/${encodeURIComponent(id)}`, { signal });
}
