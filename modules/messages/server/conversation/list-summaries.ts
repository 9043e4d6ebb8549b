import { invalid, isDomainError, type DomainError } from '#platform/domain-error.ts';
import { type Category, type Folder, messageLimits, type MessageStatus } from '../../rules/index.ts';
import { wordHashes } from '../crypto/word-hashes.ts';
import { readerKey } from '../reader-key.ts';
import type { Participant, Writer } from '../writer.ts';
import { countUnread, listConversations, readParticipants, readWaitingSince } from '../records/conversations.sql.ts';
import { readMessagesById } from '../records/messages.sql.ts';
import { readNames } from '../records/people.sql.ts';
import { readTeams } from '../records/teams.sql.ts';
import { type ShownMessage, showMessages } from './show-messages.ts';

/** A conversation in a list, with its newest message. */
export interface Summary {
  conversationId: string;
  category: Category;
  status: MessageStatus;
  participants: (Participant & { name: string })[];
  patientId: string | null;
  assignedTo: string | null;
  /** Since when the patient waits for a reply; null if they don't. */
  waitingSince: Date | null;
  messageCount: number;
  message: ShownMessage;
}

/** Parameters of a list. */
export interface SummaryQuery {
  publicKey: string;
  folder: Folder;
  /** Starting at 1. */
  page: number;
  perPage: number;
  words: string;
  /** Conversations of one patient only. */
  patientId?: string | null;
}

const DAY_MS = 86_400_000;

/** Returns a page of a reader's conversations, with the counts of the folder and of unread ones. */
export async function listSummaries(
  writer: Writer,
  { publicKey, folder, page, perPage, words, patientId = null }: SummaryQuery,
): Promise<{ count: number; unreadCount: number; summaries: Summary[] } | DomainError> {
  if (perPage < 1 || perPage > messageLimits.mostPageSize)
    return invalid([{ path: 'perPage', message: `Enter a number from 1 to ${messageLimits.mostPageSize}.` }]);
  if (page < 1 || page > 1000) return invalid([{ path: 'pageNumber', message: 'Enter a number from 1 to 1,000.' }]);
  if (words.length > 200) return invalid([{ path: 'words', message: 'Enter at most 200 characters.' }]);
  const reader = await readerKey(writer, publicKey);
  if (isDomainError(reader)) return reader;
  const { app, clinicId, now } = writer;
  const db = app.database.kysely;
  const filter = {
    folder,
    trashSince: new Date(now.getTime() - messageLimits.trashDays * DAY_MS),
    patientId,
    words: (await wordHashes(app, clinicId, words)).slice(0, messageLimits.searchWords),
  };
  const [{ count, rows }, unreadCount] = await Promise.all([
    listConversations(db, clinicId, writer, filter, { take: perPage, skip: (page - 1) * perPage }),
    countUnread(db, clinicId, writer),
  ]);
  if (rows.length === 0) return { count, unreadCount, summaries: [] };
  const ids = rows.map(({ id }) => id);
  const [participants, waiting, newest] = await Promise.all([
    readParticipants(db, clinicId, ids),
    readWaitingSince(db, clinicId, ids),
    readMessagesById(
      db,
      clinicId,
      writer,
      rows.map(({ message_id }) => message_id),
    ),
  ]);
  const people = [
    ...participants.map(({ id }) => id),
    ...rows.flatMap(({ assigned_to: one }) => (one === null ? [] : [one])),
  ];
  const isTeams = rows.some(({ assigned_role_id: team }) => team !== null);
  const [names, teams] = await Promise.all([
    readNames(db, clinicId, [...new Set(people)]),
    isTeams ? readTeams(db, clinicId) : [],
  ]);
  const teamNames = new Map(teams.map(({ id, name }) => [id, name]));
  const patients = new Map(rows.map(({ id, patient_id }) => [id, patient_id]));
  const shown = await showMessages(db, writer, reader, newest, (row) => patients.get(row.conversation_id) ?? null);
  const byId = new Map(shown.map((message) => [message.id, message]));
  return {
    count,
    unreadCount,
    summaries: rows.flatMap((row) => {
      const message = byId.get(row.message_id);
      if (message === undefined) return [];
      return [
        {
          conversationId: row.id,
          category: row.category,
          status: row.status,
          participants: participants
            .filter(({ conversation_id }) => conversation_id === row.id)
            .map(({ type, id }) => ({ type, id, name: names.get(id) ?? '' })),
          patientId: row.patient_id,
          assignedTo: names.get(row.assigned_to ?? '') ?? teamNames.get(row.assigned_role_id ?? '') ?? null,
          waitingSince: waiting.get(row.id) ?? null,
          messageCount: row.message_count,
          message,
        },
      ];
    }),
  };
}
