import { recordAccess } from '#audit/server';
import { invalid, isDomainError } from '#platform/domain-error.ts';
import type { MessageAttachmentInput, MessageRecipientInput, Resolvers } from '../api/message.gen.ts';
import { fromWire, toWire } from '../rules/index.ts';
import type { AbsenceRow } from './absence/absences.sql.ts';
import { endAbsence, ownAbsence, saveAbsence } from './absence/save-absence.ts';
import { assignConversation } from './conversation/assign-conversation.ts';
import { changeStatus } from './conversation/change-status.ts';
import { countUnread } from './records/conversations.sql.ts';
import { findRecipients } from './conversation/find-recipients.ts';
import { addInternalNote } from './conversation/internal-notes.ts';
import { listSummaries, type Summary } from './conversation/list-summaries.ts';
import { recallMessage } from './sending/hold-message.ts';
import type { SendingWay } from './sending/post-message.ts';
import type { SendResult } from './sending/ready-message.ts';
import { readConversation, type ShownConversation } from './conversation/read-conversation.ts';
import { replyMessage } from './conversation/reply-message.ts';
import { sendMessage } from './conversation/send-message.ts';
import type { ShownMessage } from './conversation/show-messages.ts';
import type { Person } from './records/people.sql.ts';
import { readTeams } from './records/teams.sql.ts';
import { type DocumentRow, listDocuments } from './documents/documents.sql.ts';
import { describeDocument, removeDocument } from './documents/keep-document.ts';
import { clinicKey, fingerprintOf } from './crypto/clinic-key.ts';
import type { NamedFile } from './drive/find-own-entries.ts';
import { fillTextTemplate } from './templates/fill-text-template.ts';
import { changeTemplate, createTemplate, deleteTemplate } from './templates/save-template.ts';
import { listTemplates, type TemplateRow } from './templates/text-templates.sql.ts';
import { writeLetter } from './templates/write-letter.ts';
import { memberWriter, type Participant } from './writer.ts';

interface Rows {
  PatientDocument: DocumentRow;
  MessageParticipant: Participant & { name: string };
  MessageRecipient: Person;
  MessageReceipt: Participant & { name: string; readTime: Date | null };
  Message: ShownMessage;
  MessageSummary: Summary;
  ConversationGroup: ShownConversation;
  SentMessage: SendResult;
  MessageAbsence: AbsenceRow;
  TextTemplate: TemplateRow;
}

const participant = {
  participantType: ({ type }: Participant) => type,
  participantId: ({ id }: Participant) => id,
};

/** Resolvers of the message service. */
export const message: Resolvers<Rows> = {
  Query: {
    messageServerKey: async (_parent, _args, { app, actor }) => {
      const { publicKey } = await clinicKey(app, actor.clinicId);
      return { publicKey: publicKey.toString('base64'), fingerprint: fingerprintOf(publicKey) };
    },
    summaryList: async (
      _parent,
      { publicKey, perPage, pageNumber, searchStatus, words, patient_id: patientId },
      ctx,
    ) => {
      const page = { page: pageNumber ?? 1, perPage: perPage ?? 10 };
      const list = await listSummaries(memberWriter(ctx), {
        publicKey,
        folder: searchStatus ?? 'inbox',
        words: words ?? '',
        patientId: patientId ?? null,
        ...page,
      });
      return isDomainError(list) ? list : { ...list, pageNumber: page.page, perPage: page.perPage };
    },
    conversationGroup: async (_parent, { originId, filterStatus, publicKey, before }, ctx) => {
      const group = await readConversation(memberWriter(ctx), originId, publicKey, before ?? null);
      if (isDomainError(group)) return group;
      const isLeftOut = filterStatus != null && filterStatus !== group.status;
      return isLeftOut ? { ...group, messages: [] } : group;
    },
    messageRecipients: (_parent, { search_string }, ctx) => findRecipients(ctx, search_string),
    unreadMessageCount: (_parent, _args, { app, actor }) =>
      countUnread(app.database.kysely, actor.clinicId, { type: 'Doctor', id: actor.userId }),
    messageTeams: (_parent, _args, { app, actor }) => readTeams(app.database.kysely, actor.clinicId),
    messageAbsence: (_parent, _args, ctx) => ownAbsence(ctx),
    patientDocuments: async (_parent, { patient_id: patientId }, ctx) => {
      const { clinicId } = ctx.actor;
      await recordAccess(ctx, { action: 'search', objectType: 'document', patientId });
      return listDocuments(ctx.app.database.kysely, clinicId, patientId);
    },
    text_templates: (_parent, { kind }, { app, actor }) => listTemplates(app.database.kysely, actor.clinicId, kind),
    text_template_fill: (_parent, { id, patient_id }, ctx) => fillTextTemplate(ctx, id, patient_id ?? null),
  },
  Mutation: {
    text_template_create: (_parent, { kind, input, key }, ctx) => createTemplate(ctx, kind, input, key ?? null),
    text_template_update: (_parent, { id, version, input }, ctx) => changeTemplate(ctx, id, version, input),
    text_template_delete: (_parent, { id }, ctx) => deleteTemplate(ctx, id),
    write_letter: (_parent, { patient_id, input, key }, ctx) => writeLetter(ctx, patient_id, input, key),
    updatePatientDocument: (_parent, { id, version, input }, ctx) => describeDocument(ctx, id, version, input),
    removePatientDocument: (_parent, { id, reason }, ctx) => removeDocument(ctx, id, reason),
    sendMessage: (_parent, args, ctx) =>
      sendMessage(memberWriter(ctx), {
        recipients: args.recipients.map(participantOf),
        draftId: args.draft,
        encrypted: args.encryptedMessage,
        category: fromWire(args.category ?? 'Appointment'),
        forwardOf: args.forward ? (args.forwardOf ?? null) : null,
        forwardedFiles: args.forwardedAttachment ?? [],
        how: wayOf(args),
        files: filesOf(args.attachment),
      }),
    replyMessage: (_parent, args, ctx) =>
      replyMessage(memberWriter(ctx), {
        conversationId: args.originId,
        draftId: args.draft,
        encrypted: args.encryptedMessage,
        toAll: args.replyAll ?? true,
        after: args.after ?? null,
        how: wayOf(args),
        files: filesOf(args.attachment),
      }),
    changeMessageStatus: async (_parent, { newStatus, conversationIds, originIds }, ctx) => {
      const changed = await changeStatus(
        memberWriter(ctx),
        [...(conversationIds ?? []), ...(originIds ?? [])],
        newStatus,
      );
      if (isDomainError(changed)) return changed;
      const { length } = changed.missing;
      const errors = length === 0 ? [] : [`You don’t have access to ${length} of these conversations.`];
      return { ok: errors.length === 0, errors };
    },
    addInternalNote: (_parent, { originId, draft, encryptedMessage }, ctx) =>
      addInternalNote(memberWriter(ctx), originId, draft, encryptedMessage),
    assignConversation: (_parent, { originId, userId, teamId, version }, ctx) => {
      if (userId != null && teamId != null) return invalid([{ path: 'teamId', message: 'Choose a member or a team' }]);
      const to = userId == null ? (teamId == null ? null : { teamId }) : { userId };
      return assignConversation(memberWriter(ctx), originId, to, version);
    },
    recallMessage: (_parent, { messageId }, ctx) => recallMessage(memberWriter(ctx), messageId),
    saveMessageAbsence: (_parent, { input, version }, ctx) => saveAbsence(ctx, input, version ?? null),
    endMessageAbsence: (_parent, _args, ctx) => endAbsence(ctx),
  },
  PatientDocument: { created_by: ({ created_by_name }) => created_by_name },
  MessageParticipant: participant,
  MessageRecipient: participant,
  MessageReceipt: participant,
  MessageSummary: {
    originId: ({ conversationId }) => conversationId,
    category: ({ category }) => toWire(category),
  },
  ConversationGroup: {
    originId: ({ conversationId }) => conversationId,
    category: ({ category }) => toWire(category),
  },
  SentMessage: { originId: ({ conversationId }) => conversationId },
  MessageAbsence: { firstDay: ({ first_day }) => first_day, lastDay: ({ last_day }) => last_day },
  TextTemplate: { update_time: ({ updated_time }) => updated_time },
};

const participantOf = ({ participantType: type, participantId: id }: MessageRecipientInput): Participant => ({
  type,
  id,
});

function filesOf(files: readonly MessageAttachmentInput[] | null | undefined): NamedFile[] {
  return (files ?? []).map(({ file_name, subfolder, shared }) => ({
    fileName: file_name,
    subfolder: subfolder ?? '',
    shared: shared ?? undefined,
  }));
}

function wayOf(args: { holdSeconds?: number | null; remindUnreadDays?: number | null }): SendingWay {
  return { holdSeconds: args.holdSeconds ?? 0, remindDays: args.remindUnreadDays ?? null };
}
