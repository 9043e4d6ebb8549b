import { isDomainError, type DomainError } from '#platform/domain-error.ts';
import { type Category, messageLimits, type MessageStatus } from '../../rules/index.ts';
import { readerKey } from '../reader-key.ts';
import { membersOf, type Participant, type Writer } from '../writer.ts';
import {
  findConversation,
  moveConversations,
  readParticipants,
  readWaitingSince,
} from '../records/conversations.sql.ts';
import { readNotes, type ShownNote } from './internal-notes.ts';
import { recordRead, readMessageIdsOf, readMessagesOf } from '../records/messages.sql.ts';
import { readNames } from '../records/people.sql.ts';
import { readTeamName } from '../records/teams.sql.ts';
import { type ShownHeld, showHeld } from '../sending/show-held.ts';
import { endReadReminders } from '../sending/unread-reminders.ts';
import { unknownConversation } from '../records/message-errors.ts';
import { type ShownMessage, showMessages } from './show-messages.ts';
import { notifyMailboxes } from '../records/notify-recipients.ts';

/** A conversation as shown to a participant. */
export interface ShownConversation {
  conversationId: string;
  category: Category;
  status: MessageStatus;
  participants: (Participant & { name: string })[];
  patientId: string | null;
  assignedToId: string | null;
  assignedTeamId: string | null;
  assignedTo: string | null;
  /** Since when the patient waits for a reply; null if they don't. */
  waitingSince: Date | null;
  version: number;
  messages: ShownMessage[];
  /** Total number of messages that the reader can read; `messages` contains a page of them. */
  messageCount: number;
  /** For members only. */
  notes: ShownNote[];
  /** Messages that the reader has sent and can still recall. */
  held: ShownHeld[];
}

/**
 * Returns a page of the messages that a reader wrote or received in a conversation: the newest ones, or those before
 * the message `before`. Marks them as read, which their senders can see.
 */
export async function readConversation(
  writer: Writer,
  conversationId: string,
  publicKey: string,
  before: string | null = null,
): Promise<ShownConversation | DomainError> {
  const { app, clinicId, now } = writer;
  const db = app.database.kysely;
  const reader = await readerKey(writer, publicKey);
  if (isDomainError(reader)) return reader;
  const conversation = await findConversation(db, clinicId, conversationId, writer);
  if (conversation === null) return unknownConversation();
  const ids = await readMessageIdsOf(db, clinicId, writer, conversationId);
  const rows = await readMessagesOf(db, clinicId, writer, conversationId, messageLimits.shownMessages, before);
  const participants = await readParticipants(db, clinicId, [conversationId]);
  const names = await readNames(db, clinicId, [
    ...participants.map(({ id }) => id),
    ...(conversation.assigned_to === null ? [] : [conversation.assigned_to]),
  ]);
  const messages = await showMessages(db, writer, reader, rows, () => conversation.patient_id);
  const notes = writer.type === 'Doctor' ? await readNotes(writer, reader, conversation) : [];
  const held = writer.type === 'Doctor' ? await showHeld(writer, reader, conversationId) : [];
  const { assigned_role_id: teamId } = conversation;
  const waiting = await readWaitingSince(db, clinicId, [conversationId]);
  const team = teamId === null ? null : await readTeamName(db, clinicId, teamId);
  if (conversation.status === 'unread' || rows.some(({ receipts }) => isUnread(receipts, writer)))
    await app.database.transaction(async (tx) => {
      await recordRead(tx, clinicId, conversationId, writer, now);
      await endReadReminders(tx, writer, conversationId);
      if (conversation.status === 'unread')
        await moveConversations(tx, clinicId, writer, [conversationId], 'read', now);
      // Senders' pages show when it was read.
      await notifyMailboxes(tx, clinicId, conversationId, membersOf(participants));
    });
  return {
    conversationId,
    category: conversation.category,
    status: conversation.status === 'unread' ? 'read' : conversation.status,
    participants: participants.map(({ type, id }) => ({ type, id, name: names.get(id) ?? '' })),
    patientId: conversation.patient_id,
    assignedToId: conversation.assigned_to,
    assignedTeamId: conversation.assigned_role_id,
    assignedTo: names.get(conversation.assigned_to ?? '') ?? team,
    waitingSince: waiting.get(conversationId) ?? null,
    version: conversation.version,
    messages,
    messageCount: ids.length,
    notes,
    held,
  };
}

const isUnread = (receipts: readonly (Participant & { read_time: string | null })[], { id }: Participant): boolean =>
  receipts.some((receipt) => receipt.id === id && receipt.read_time === null);
