import { queryOptions, useQuery } from '@tanstack/react-query';
import { queryClient } from '#kit/api/query-client.ts';
import { request } from '#kit/api/request.ts';
import { type Folder, messageLimits, type MessageContent } from '../rules/index.ts';
import { browserPair } from './crypto/browser-pair.ts';
import { openOrExplain } from './crypto/seal-message.ts';
import {
  ConversationGroupDocument,
  type ConversationGroupQuery,
  MessageSummariesDocument,
  type MessageSummariesQuery,
} from './message.operations.gen.ts';
import { readPages } from './read-pages.ts';
import { useMailboxChanges } from './use-unread-count.ts';

type SummaryRow = MessageSummariesQuery['summaryList']['summaries'][number];
type Group = ConversationGroupQuery['conversationGroup'];

/** A conversation in a list with its decrypted newest message. */
export type OpenedSummary = SummaryRow & { content: MessageContent };
/** A message with its decrypted text. */
export type OpenedMessage = Group['messages'][number] & { content: MessageContent };
/** A note with its decrypted text. */
export type OpenedNote = Group['notes'][number] & { content: MessageContent };
/** A held message with its decrypted text. */
export type OpenedHeld = Group['held'][number] & { content: MessageContent };
/** A conversation with all decrypted texts. */
export type OpenedConversation = Omit<Group, 'messages' | 'notes' | 'held'> & {
  messages: OpenedMessage[];
  notes: OpenedNote[];
  held: OpenedHeld[];
};

/** Returns one page of a folder, decrypted in this browser; the text is only kept in memory. */
export function useSummaries(folder: Folder, page: number, words: string, patientId: string | null = null) {
  useMailboxChanges();
  return useQuery({
    ...summariesOptions(folder, page, words, patientId),
    placeholderData: (before) => before,
    meta: { quiet: true },
  });
}

/** Starts reading the first page of a folder before its page is rendered; never fails. */
export function prepareSummaries(folder: Folder): void {
  queryClient.query({ ...summariesOptions(folder, 1, '', null), meta: { quiet: true } }).catch(() => undefined);
}

function summariesOptions(folder: Folder, page: number, words: string, patientId: string | null) {
  return queryOptions({
    queryKey: [
      MessageSummariesDocument.service,
      MessageSummariesDocument.name,
      folder,
      page,
      words,
      patientId,
    ] as const,
    queryFn: async ({ signal }) => {
      const { publicKey } = await browserPair();
      const variables = {
        publicKey,
        perPage: messageLimits.pageSize,
        pageNumber: page,
        searchStatus: folder,
        words,
        patientId,
      };
      const { summaryList } = await request(MessageSummariesDocument, variables, { signal });
      const summaries = await Promise.all(
        summaryList.summaries.map(async (row): Promise<OpenedSummary> => ({
          ...row,
          content: await openOrExplain(row.message.draft, row.message.encryptedMessage),
        })),
      );
      return { ...summaryList, summaries };
    },
  });
}

/** Returns a conversation with the given number of pages, newest first, decrypted in this browser. */
export function useConversation(originId: string, pages = 1) {
  useMailboxChanges();
  return useQuery({
    queryKey: [ConversationGroupDocument.service, ConversationGroupDocument.name, originId, pages] as const,
    queryFn: ({ signal }) => readConversation(originId, signal, pages),
    placeholderData: (before) => before,
    meta: { quiet: true },
  });
}

/** Loads and decrypts a conversation with the given number of pages. */
export async function readConversation(originId: string, signal?: AbortSignal, pages = 1): Promise<OpenedConversation> {
  const { publicKey } = await browserPair();
  const group = await readPages(pages, async (before) => {
    const variables = { originId, publicKey, before };
    return (await request(ConversationGroupDocument, variables, { signal })).conversationGroup;
  });
  const [messages, notes, held] = await Promise.all([
    Promise.all(
      group.messages.map(async (message) => ({
        ...message,
        content: await openOrExplain(message.draft, message.encryptedMessage),
      })),
    ),
    Promise.all(
      group.notes.map(async (note) => ({
        ...note,
        content:
          note.encryptedMessage === null
            ? { subject: '', body: '' }
            : await openOrExplain(note.draft, note.encryptedMessage),
      })),
    ),
    Promise.all(
      group.held.map(async (one) => ({ ...one, content: await openOrExplain(one.draft, one.encryptedMessage) })),
    ),
  ]);
  return { ...group, messages, notes, held };
}
