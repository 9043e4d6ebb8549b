import { recordAccess } from '#audit/server';
import { invalid, isDomainError, type DomainError } from '#platform/domain-error.ts';
import type { RequestContext } from '#platform/request-context.ts';
import type {
  InternalNote,
  Message,
  MessageAbsence,
  MessageAttachmentInput,
  MessageParticipant,
  MessageRecipientInput,
  PatientDocument,
  Resolvers,
  SentMessage,
} from '../api/message.gen.ts';
import { fromWire, toWire } from '../rules/index.ts';
import type { AbsenceRow } from './absence/absences.sql.ts';
import { endAbsence, ownAbsence, saveAbsence } from './absence/save-absence.ts';
import { assignConversation } from './conversation/assign-conversation.ts';
import { changeStatus } from './conversation/change-status.ts';
import { countUnread } from './records/conversations.sql.ts';
import { findRecipients } from './conversation/find-recipients.ts';
import { addInternalNote, type ShownNote } from './conversation/internal-notes.ts';
import { listSummaries } from './conversation/list-summaries.ts';
import { recallMessage } from './sending/hold-message.ts';
import type { SendingWay } from './sending/post-message.ts';
import type { Sent } from './sending/ready-message.ts';
import { readConversation } from './conversation/read-conversation.ts';
import { replyMessage } from './conversation/reply-message.ts';
import { sendMessage } from './conversation/send-message.ts';
import type { ShownMessage } from './conversation/show-messages.ts';
import { readTeams } from './records/teams.sql.ts';
import { type DocumentRow, listDocuments } from './documents/documents.sql.ts';
import { describeDocument, removeDocument } from './documents/keep-document.ts';
import { clinicKey, fingerprintOf } from './crypto/clinic-key.ts';
import type { NamedFile } from './drive/find-own-entries.ts';
import { fillTextTemplate } from './templates/fill-text-template.ts';
import { changeTemplate, createTemplate, deleteTemplate } from './templates/save-template.ts';
import { listTemplates } from './templates/text-templates.sql.ts';
import { writeLetter } from './templates/write-letter.ts';
import { memberWriter, type Participant } from './writer.ts';

/** Resolvers of the service message. */
export const message: Resolvers = {
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
        ...{ publicKey, folder: searchStatus ?? 'inbox', words: words ?? '', patientId: patientId ?? null },
        ...page,
      });
      if (isDomainError(list)) return list;
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
    conversationGroup: async (_parent, { originId, filterStatus, publicKey, before }, ctx) => {
      const group = await readConversation(memberWriter(ctx), originId, publicKey, before ?? null);
      if (isDomainError(group)) return group;
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
    messageRecipients: async (_parent, { search_string }, ctx) => {
      const found = await findRecipients(ctx, search_string);
      return isDomainError(found) ? found : found.map(({ detail, ...person }) => ({ ...named(person), detail }));
    },
    unreadMessageCount: (_parent, _args, { app, actor }) =>
      countUnread(app.database.kysely, actor.clinicId, { type: 'Doctor', id: actor.userId }),
    messageTeams: (_parent, _args, { app, actor }) => readTeams(app.database.kysely, actor.clinicId),
    messageAbsence: async (_parent, _args, ctx) => {
      const absence = await ownAbsence(ctx);
      return absence === null ? null : shapeAbsence(absence);
    },
    patientDocuments: async (_parent, { patient_id: patientId }, ctx) => {
      const { clinicId } = ctx.actor;
      await recordAccess(ctx, { action: 'search', objectType: 'document', patientId });
      return (await listDocuments(ctx.app.database.kysely, clinicId, patientId)).map(shapeDocument);
    },
    text_templates: (_parent, { kind }, { app, actor }) => listTemplates(app.database.kysely, actor.clinicId, kind),
    text_template_fill: (_parent, { id, patient_id }, ctx) => fillTextTemplate(ctx, id, patient_id ?? null),
  },
  Mutation: {
    text_template_create: (_parent, { kind, input, key }, ctx: RequestContext) =>
      createTemplate(ctx, kind, input, key ?? null),
    text_template_update: (_parent, { id, version, input }, ctx: RequestContext) =>
      changeTemplate(ctx, id, version, input),
    text_template_delete: (_parent, { id }, ctx: RequestContext) => deleteTemplate(ctx, id),
    write_letter: async (_parent, { patient_id, input, key }, ctx) => {
      const letter = await writeLetter(ctx, patient_id, input, key);
      return isDomainError(letter) ? letter : shapeDocument(letter);
    },
    updatePatientDocument: async (_parent, { id, version, input }, ctx) => {
      const described = await describeDocument(ctx, id, version, input);
      return isDomainError(described) ? described : shapeDocument(described);
    },
    removePatientDocument: (_parent, { id, reason }, ctx: RequestContext) => removeDocument(ctx, id, reason),
    sendMessage: async (_parent, args, ctx) =>
      shapeSent(
        await sendMessage(memberWriter(ctx), {
          recipients: args.recipients.map(participantOf),
          draftId: args.draft,
          encrypted: args.encryptedMessage,
          category: fromWire(args.category ?? 'Appointment'),
          forwardOf: args.forward ? (args.forwardOf ?? null) : null,
          forwardedFiles: args.forwardedAttachment ?? [],
          how: wayOf(args),
          files: filesOf(args.attachment),
        }),
      ),
    replyMessage: async (_parent, args, ctx) =>
      shapeSent(
        await replyMessage(memberWriter(ctx), {
          conversationId: args.originId,
          draftId: args.draft,
          encrypted: args.encryptedMessage,
          toAll: args.replyAll ?? true,
          after: args.after ?? null,
          how: wayOf(args),
          files: filesOf(args.attachment),
        }),
      ),
    changeMessageStatus: async (_parent, { newStatus, conversationIds, originIds }, ctx) => {
      const changed = await changeStatus(
        memberWriter(ctx),
        [...(conversationIds ?? []), ...(originIds ?? [])],
        newStatus,
      );
      if (isDomainError(changed)) return changed;
      const { length } = changed.missing;
      const errors = length === 0 ? [] : [`${length} of these conversations are not among yours.`];
      return { ok: errors.length === 0, errors };
    },
    addInternalNote: async (_parent, { originId, draft, encryptedMessage }, ctx) => {
      const note = await addInternalNote(memberWriter(ctx), originId, draft, encryptedMessage);
      return isDomainError(note) ? note : shapeNote(note);
    },
    assignConversation: (_parent, { originId, userId, teamId, version }, ctx: RequestContext) => {
      if (userId != null && teamId != null) return invalid([{ path: 'teamId', message: 'A member or a team, please' }]);
      const to = userId == null ? (teamId == null ? null : { teamId }) : { userId };
      return assignConversation(memberWriter(ctx), originId, to, version);
    },
    recallMessage: (_parent, { messageId }, ctx: RequestContext) => recallMessage(memberWriter(ctx), messageId),
    saveMessageAbsence: async (_parent, { input, version }, ctx) => {
      const absence = await saveAbsence(ctx, input, version ?? null);
      return isDomainError(absence) ? absence : shapeAbsence(absence);
    },
    endMessageAbsence: (_parent, _args, ctx: RequestContext) => endAbsence(ctx),
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

function wayOf(args: { holdSeconds?: number | null; remindUnreadDays?: number | null }): SendingWay {
  return { holdSeconds: args.holdSeconds ?? 0, remindDays: args.remindUnreadDays ?? null };
}

function shapeAbsence({ first_day, last_day, ...absence }: AbsenceRow): MessageAbsence {
  return { ...absence, firstDay: first_day, lastDay: last_day };
}

function shapeMessage({ sender, recipients, ...rest }: ShownMessage): Message {
  return {
    ...rest,
    sender: named(sender),
    recipients: recipients.map(({ readTime, ...one }) => ({ ...named(one), readTime })),
  };
}

const shapeNote = (note: ShownNote): InternalNote => note;

function shapeSent(sent: Sent | DomainError): SentMessage | DomainError {
  return isDomainError(sent) ? sent : { ...sent, originId: sent.conversationId };
}

function shapeDocument({ created_by_name, file_id: _file, ...document }: DocumentRow): PatientDocument {
  return { ...document, created_by: created_by_name };
}
