import { holdersOf } from '#practice/server';
import * as z from 'zod/mini';
import { checkInput } from '#platform/check-input.ts';
import type { PortalContext, PortalOperation } from '#platform/module.ts';
import { isId } from '#platform/id.ts';
import { isDomainError, domainError } from '#platform/domain-error.ts';
import { CATEGORIES, messageLimits } from '../../rules/index.ts';
import { clinicKey } from '../crypto/clinic-key.ts';
import { listSummaries } from '../conversation/list-summaries.ts';
import { readMessagingMembers } from '../records/people.sql.ts';
import { readConversation } from '../conversation/read-conversation.ts';
import { replyMessage } from '../conversation/reply-message.ts';
import { sendMessage } from '../conversation/send-message.ts';
import { downloadAttachment } from '../drive/download-file.ts';
import { uploadFile } from '../drive/upload-file.ts';
import { patientWriter } from '../writer.ts';
import { askAlong } from './ask-along.ts';
import { readCareTeam } from './care-team.sql.ts';

const text = (longest: number) => z.string('Enter text').check(z.maxLength(longest, 'This is too long'));
const id = z.string('Send an ID').check(z.refine(isId, { error: 'Send an ID' }));
const encrypted = z.object({ sessionKey: text(1000), encryptedText: text(200_000) });
const files = z.array(text(messageLimits.fileName)).check(z.maxLength(messageLimits.attachments, 'Too many files'));

const page = z.int('Enter a page').check(z.gte(1, 'Enter a page'), z.lte(1000, 'Enter a page'));

/** Number of conversations per page in the portal. */
const SHOWN = 30;

/** Portal operations on messages; a patient only reads and writes their own, whatever the input. */
export const portalOperations: Readonly<Record<string, PortalOperation>> = {
  'messages.begin': async (portal) => {
    const { app, clinicId } = portal;
    const [{ publicKey }, team] = await Promise.all([clinicKey(app, clinicId), teamOf(portal)]);
    return { publicKey: publicKey.toString('base64'), clinicName: portal.clinicName, team };
  },
  'messages.list': checked(
    z.object({ publicKey: text(1000), page: z.optional(page) }),
    (portal, { publicKey, page: at = 1 }) =>
      listSummaries(patientWriter(portal), { publicKey, folder: 'inbox', page: at, perPage: SHOWN, words: '' }).then(
        async (received) => {
          if (isDomainError(received)) return received;
          const sent = await listSummaries(patientWriter(portal), {
            publicKey,
            folder: 'sent',
            page: at,
            perPage: SHOWN,
            words: '',
          });
          if (isDomainError(sent)) return sent;
          const known = new Set(received.summaries.map(({ conversationId }) => conversationId));
          const all = [
            ...received.summaries,
            ...sent.summaries.filter(({ conversationId }) => !known.has(conversationId)),
          ];
          return {
            unreadCount: received.unreadCount,
            hasMore: at * SHOWN < Math.max(received.count, sent.count),
            // The assignee and how long the patient waits are internal to the clinic.
            summaries: all.map(
              ({ assignedTo: _assigned, waitingSince: _waiting, patientId: _patient, ...summary }) => summary,
            ),
          };
        },
      ),
  ),
  'messages.read': checked(
    z.object({ publicKey: text(1000), originId: id, before: z.optional(id) }),
    async (portal, { publicKey, originId, before = null }) => {
      const group = await readConversation(patientWriter(portal), originId, publicKey, before);
      if (isDomainError(group)) return group;
      const { conversationId, category, participants, messages, messageCount } = group;
      return { conversationId, category, participants, messages, messageCount };
    },
  ),
  'messages.send': checked(
    z.object({ draft: id, to: z.nullable(id), category: z.enum(CATEGORIES), encryptedMessage: encrypted, files }),
    async (portal, input) => {
      const { app, clinicId } = portal;
      const team = await teamOf(portal);
      if (input.to !== null && !team.some((one) => one.id === input.to))
        return domainError('RECIPIENT_UNKNOWN', 'Please choose a recipient again.', 'Not sent');
      const userIds =
        input.to === null ? await holdersOf(app.database.kysely, clinicId, 'messages.receive') : [input.to];
      if (userIds.length === 0) return domainError('NOBODY_RECEIVES', 'Please choose a recipient.', 'Not sent');
      const sent = await sendMessage(patientWriter(portal), {
        recipients: userIds.slice(0, messageLimits.recipients).map((userId) => ({ type: 'Doctor', id: userId })),
        draftId: input.draft,
        encrypted: input.encryptedMessage,
        category: input.category,
        forwardOf: null,
        toClinic: input.to === null,
        files: input.files.map((fileName) => ({ fileName, subfolder: '' })),
      });
      if (isDomainError(sent)) return sent;
      return { ...sent, request_id: await askAlong(portal, input.category) };
    },
  ),
  'messages.reply': checked(
    z.object({ draft: id, originId: id, encryptedMessage: encrypted, files }),
    (portal, { draft, originId, encryptedMessage, files: names }) =>
      replyMessage(patientWriter(portal), {
        conversationId: originId,
        draftId: draft,
        encrypted: encryptedMessage,
        toAll: true,
        after: null,
        files: names.map((fileName) => ({ fileName, subfolder: '' })),
      }),
  ),
  'messages.upload': checked(
    z.object({ uploadId: id, name: text(400), sessionKey: text(1000), bytes: text(2_000_000) }),
    (portal, { bytes, ...upload }) =>
      uploadFile(patientWriter(portal), { ...upload, subfolder: '', bytes: Buffer.from(bytes, 'base64') }),
  ),
  'messages.download': checked(z.object({ attachment: id, publicKey: text(1000) }), async (portal, input) => {
    const file = await downloadAttachment(patientWriter(portal), input.attachment, input.publicKey);
    return isDomainError(file) ? file : { ...file, bytes: file.bytes.toString('base64') };
  }),
};

function checked<Input>(
  schema: z.ZodMiniType<Input>,
  work: (portal: PortalContext, input: Input) => Promise<object>,
): PortalOperation {
  return async (portal, input) => {
    const read = checkInput(schema, input, 'input');
    return isDomainError(read) ? read : work(portal, read.value);
  };
}

/** Returns the members that a patient can write to by name: their care team, if they use messages. */
async function teamOf({ app, clinicId, patientId }: PortalContext): Promise<{ id: string; name: string }[]> {
  const db = app.database.kysely;
  const [known, members] = await Promise.all([
    readCareTeam(db, clinicId, patientId),
    readMessagingMembers(db, clinicId),
  ]);
  return members.filter((one) => known.includes(one.id)).map(({ id: userId, name }) => ({ id: userId, name }));
}
