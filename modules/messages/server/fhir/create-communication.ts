import * as z from 'zod/mini';
import type { App } from '#platform/app.ts';
import { type DomainError, domainError, isDomainError } from '#platform/domain-error.ts';
import { filled, instantShape, referenceShape } from '#platform/fhir/element-shapes.ts';
import type { AnyResource, FhirCreate, FhirWriter } from '#platform/fhir/fhir-resource.ts';
import { elementInvalid, parseElements } from '#platform/fhir/parse-elements.ts';
import { isId, newId } from '#platform/id.ts';
import {
  CATEGORIES,
  type Category,
  checkContent,
  messageLabel,
  type MessageContent,
  writeContent,
} from '../../rules/index.ts';
import { replyMessage } from '../conversation/reply-message.ts';
import { sendMessage } from '../conversation/send-message.ts';
import { clinicKey } from '../crypto/clinic-key.ts';
import { encryptForClinic } from '../crypto/encrypt-for-clinic.ts';
import { portalOperations } from '../portal/portal-operations.ts';
import { findConversation } from '../records/conversations.sql.ts';
import { readMessagesById } from '../records/messages.sql.ts';
import { memberWriter, type Participant, patientWriter, type Writer } from '../writer.ts';

const SHAPE = z.strictObject({
  inResponseTo: z.optional(z.array(referenceShape).check(z.length(1, 'Send one message'))),
  status: z.literal('completed'),
  category: z.optional(
    z.array(z.strictObject({ text: z.enum(CATEGORIES) })).check(z.length(1, 'One category can be stored')),
  ),
  subject: referenceShape,
  topic: z.strictObject({ text: filled }),
  sent: z.optional(instantShape),
  recipient: z.optional(z.array(referenceShape)),
  sender: z.optional(referenceShape),
  // A message is longer than other texts; its own rule has the limit.
  payload: z.array(z.strictObject({ contentString: z.string() })).check(z.length(1, 'One text can be stored')),
});

type Elements = z.output<typeof SHAPE>;
type Sent = { messageId: string } | DomainError;

const HOUR_MS = 3_600_000;

/** Sends a secure message: a new one, or a reply to everyone in its conversation. */
export const createCommunication: FhirCreate = {
  rule: 'messages.use',
  byPatients: true,
  what: 'secure messages with a patient; by a patient: to the clinic or a member of their care team',
  takes: () => true,
  async run(writer, resource) {
    const elements = parse(resource);
    if (isDomainError(elements)) return elements;
    const content = checkContent({ subject: elements.topic.text, body: elements.payload[0]!.contentString });
    if (Array.isArray(content)) {
      const [{ path, message }] = content as [(typeof content)[number]];
      return elementInvalid(path === 'subject' ? 'topic.text' : 'payload[0].contentString', message);
    }
    const wrong = checkStated(elements, writer);
    if (wrong !== null) return wrong;
    const sent = await (elements.inResponseTo === undefined
      ? begin(writer, elements, content)
      : reply(writer, elements, content));
    return isDomainError(sent) ? sent : sent.messageId;
  },
};

function parse(resource: AnyResource): Elements | DomainError {
  const parsed = parseElements(SHAPE, resource, null);
  return isDomainError(parsed) ? parsed : parsed.elements;
}

function checkStated({ sender, sent }: Elements, writer: FhirWriter): DomainError | null {
  const own =
    writer.kind === 'member' ? `Practitioner/${writer.ctx.actor.userId}` : `Patient/${writer.portal.patientId}`;
  if (sender !== undefined && !sender.reference.endsWith(own))
    return elementInvalid('sender', 'The sender is the user of the app');
  return sent !== undefined && Math.abs(writer.reader.now.getTime() - sent.getTime()) > HOUR_MS
    ? elementInvalid('sent', 'A message is sent now: send the present time or none')
    : null;
}

/** Encrypts a text as the page does, under a new draft id. */
async function encrypt(app: App, clinicId: string, content: MessageContent) {
  const draftId = newId();
  const { publicKey } = await clinicKey(app, clinicId);
  const encrypted = encryptForClinic(publicKey, messageLabel(draftId), Buffer.from(writeContent(content)));
  return { draftId, encrypted };
}

async function begin(writer: FhirWriter, elements: Elements, content: MessageContent): Promise<Sent> {
  const { app, clinicId } = writer.reader;
  const category: Category = elements.category?.[0]?.text ?? 'Office Message';
  const recipients = readRecipients(elements);
  if (isDomainError(recipients)) return recipients;
  const patientId = elements.subject.reference.split('/').at(-1)!;
  if (writer.kind === 'member') {
    if (!recipients.some(({ type, id }) => type === 'Patient' && id === patientId))
      return elementInvalid('recipient', 'The patient must be a recipient');
    const { draftId, encrypted } = await encrypt(app, clinicId, content);
    const message = { recipients, draftId, encrypted, category, forwardOf: null, files: [] };
    return sendMessage(memberWriter(writer.ctx), message);
  }
  if (recipients.length > 1 || recipients.some(({ type }) => type === 'Patient'))
    return elementInvalid('recipient', 'Send one member of the clinic, or none for the clinic as a whole');
  const { draftId, encrypted } = await encrypt(app, clinicId, content);
  const input = { draft: draftId, to: recipients[0]?.id ?? null, category, encryptedMessage: encrypted, files: [] };
  return (await portalOperations['messages.send']!(writer.portal, input)) as Sent;
}

function readRecipients({ recipient = [] }: Elements): Participant[] | DomainError {
  const found: Participant[] = [];
  for (const [index, { reference }] of recipient.entries()) {
    const [, type, id = ''] = /(?:^|\/)(Patient|Practitioner)\/([^/]+)$/.exec(reference) ?? [];
    if (type === undefined || !isId(id))
      return elementInvalid(`recipient[${index}]`, 'Send a Patient or a Practitioner of this server');
    found.push({ type: type === 'Patient' ? 'Patient' : 'Doctor', id });
  }
  return found;
}

async function reply(writer: FhirWriter, elements: Elements, content: MessageContent): Promise<Sent> {
  const { app, clinicId } = writer.reader;
  if (elements.recipient !== undefined)
    return elementInvalid('recipient', 'A reply goes to everyone in the conversation: send none');
  const author: Writer = writer.kind === 'member' ? memberWriter(writer.ctx) : patientWriter(writer.portal);
  const [, id = ''] = /(?:^|\/)Communication\/([^/]+)$/.exec(elements.inResponseTo![0]!.reference) ?? [];
  const db = app.database.kysely;
  const [message] = isId(id) ? await readMessagesById(db, clinicId, author, [id]) : [];
  const conversation =
    message === undefined ? null : await findConversation(db, clinicId, message.conversation_id, author);
  if (message === undefined || conversation === null)
    return domainError('NOT_FOUND', 'This message does not exist, or you don’t have access to it.');
  if (conversation.patient_id !== elements.subject.reference.split('/').at(-1))
    return elementInvalid('subject', 'The conversation is with another patient');
  if (elements.category !== undefined && elements.category[0]!.text !== conversation.category)
    return elementInvalid('category', 'A reply has the category of its conversation');
  const { draftId, encrypted } = await encrypt(app, clinicId, content);
  const conversationId = message.conversation_id;
  return replyMessage(author, { conversationId, draftId, encrypted, toAll: true, after: null, files: [] });
}
