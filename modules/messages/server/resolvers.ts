import { isRefusal, type Refusal } from '#platform/refusal.ts';
import type { Request } from '#platform/request.ts';
import type {
  InternalNote,
  Message,
  MessageAttachmentInput,
  MessageParticipant,
  MessageRecipientInput,
  Resolvers,
  SentMessage,
} from '../api/message.gen.ts';
import { fromWire, toWire } from '../rules/index.ts';
import { assignConversation } from './conversation/assign-conversation.ts';
import { changeStatus } from './conversation/change-status.ts';
import { countUnread } from './conversation/conversations.sql.ts';
import { findRecipients } from './conversation/find-recipients.ts';
import { addInternalNote, type ShownNote } from './conversation/internal-notes.ts';
import { listSummaries } from './conversation/list-summaries.ts';
import type { Sent } from './conversation/post-message.ts';
import { readConversation } from './conversation/read-conversation.ts';
import { replyMessage } from './conversation/reply-message.ts';
import { sendMessage } from './conversation/send-message.ts';
import type { ShownMessage } from './conversation/show-messages.ts';
import { clinicKey, fingerprintOf } from './crypto/clinic-key.ts';
import type { NamedFile } from './drive/find-own-entries.ts';
import { memberWriter, type Participant } from './writer.ts';

/** Resolvers of the service message. */
export const message: Resolvers = {
  Query: {
    messageServerKey: async (_parent, _args, { house, actor }) => {
      const { publicKey } = await clinicKey(house, actor.clinicId);
      return { publicKey: publicKey.toString('base64'), fingerprint: fingerprintOf(publicKey) };
    },
    summaryList: async (_parent, { publicKey, perPage, pageNumber, searchStatus, words }, request) => {
      const page = { page: pageNumber ?? 1, perPage: perPage ?? 10 };
      const list = await listSummaries(memberWriter(request), {
        ...{ publicKey, folder: searchStatus ?? 'inbox', words: words ?? '' },
        ...page,
      });
      if (isRefusal(list)) return list;
      return {
        ...{ count: list.count, unreadCount: list.unreadCount, pageNumber: page.page, perPage: page.perPage },
        summaries: list.summaries.map(({ message: newest, ...summary }) => ({
          ...summary,
          originId: summary.conversationId,
          category: toWire(summary.category),
          participants: summary.participants.map(named),
          message: shapeMessage(newest),
        })),
      };
    },
    conversationGroup: async (_parent, { originId, filterStatus, publicKey }, request) => {
      const group = await readConversation(memberWriter(request), originId, publicKey);
      if (isRefusal(group)) return group;
      const isLeftOut = filterStatus != null && filterStatus !== group.status;
      return {
        ...group,
        originId: group.conversationId,
        category: toWire(group.category),
        participants: group.participants.map(named),
        messages: isLeftOut ? [] : group.messages.map(shapeMessage),
        notes: group.notes.map(shapeNote),
      };
    },
    messageRecipients: async (_parent, { search_string }, request) => {
      const found = await findRecipients(request, search_string);
      return isRefusal(found) ? found : found.map(({ detail, ...person }) => ({ ...named(person), detail }));
    },
    unreadMessageCount: (_parent, _args, { house, actor }) =>
      countUnread(house.database.kysely, actor.clinicId, { type: 'Doctor', id: actor.userId }),
  },
  Mutation: {
    sendMessage: async (_parent, args, request) =>
      shapeSent(
        await sendMessage(memberWriter(request), {
          recipients: args.recipients.map(participantOf),
          draftId: args.draft,
          encrypted: args.encryptedMessage,
          category: fromWire(args.category ?? 'Appointment'),
          forwardOf: args.forward ? (args.forwardOf ?? null) : null,
          files: filesOf(args.attachment),
        }),
      ),
    replyMessage: async (_parent, args, request) =>
      shapeSent(
        await replyMessage(memberWriter(request), {
          conversationId: args.originId,
          draftId: args.draft,
          encrypted: args.encryptedMessage,
          toAll: args.replyAll ?? true,
          after: args.after ?? null,
          files: filesOf(args.attachment),
        }),
      ),
    changeMessageStatus: async (_parent, { newStatus, conversationIds, originIds }, request) => {
      const changed = await changeStatus(
        memberWriter(request),
        [...(conversationIds ?? []), ...(originIds ?? [])],
        newStatus,
      );
      if (isRefusal(changed)) return changed;
      const errors = changed.missing.map((id) => `${id} is not among your conversations.`);
      return { ok: errors.length === 0, errors };
    },
    addInternalNote: async (_parent, { originId, draft, encryptedMessage }, request) => {
      const note = await addInternalNote(memberWriter(request), originId, draft, encryptedMessage);
      return isRefusal(note) ? note : shapeNote(note);
    },
    assignConversation: (_parent, { originId, userId, version }, request: Request) =>
      assignConversation(memberWriter(request), originId, userId ?? null, version),
  },
};

const participantOf = ({ participantType: type, participantId: id }: MessageRecipientInput): Participant => ({
  type,
  id,
});

function named({ type, id, name }: Participant & { name: string }): Omit<MessageParticipant, '__typename'> {
  return { participantType: type, participantId: id, name };
}

function filesOf(files: readonly MessageAttachmentInput[] | null | undefined): NamedFile[] {
  return (files ?? []).map(({ file_name, subfolder }) => ({ fileName: file_name, subfolder: subfolder ?? '' }));
}

function shapeMessage({ sender, recipients, ...rest }: ShownMessage): Message {
  return {
    ...rest,
    sender: named(sender),
    recipients: recipients.map(({ readTime, ...one }) => ({ ...named(one), readTime })),
  };
}

const shapeNote = (note: ShownNote): InternalNote => note;

function shapeSent(sent: Sent | Refusal): SentMessage | Refusal {
  return isRefusal(sent) ? sent : { ...sent, originId: sent.conversationId };
}
