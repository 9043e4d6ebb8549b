import {
  clinicKey,
  createTemplate,
  encryptForClinic,
  memberWriter,
  messageLabel,
  type Participant,
  patientWriter,
  replyMessage,
  sendMessage,
  type Writer,
  writeContent,
} from '#messages/server';
import { patientName } from '#patients/rules';
import { readPatients } from '#patients/server';
import type { App } from '#platform/app.ts';
import { isDomainError } from '#platform/domain-error.ts';
import { newId } from '#platform/id.ts';
import type { AccessRule } from '#platform/module.ts';
import { type PastConversation, pastConversations } from './past/past-messages.ts';
import { type DemoClinic, requestOf } from './write-demo-notes.ts';

const HOUR = 3_600_000;
type Staff = Parameters<typeof requestOf>[2];

interface DemoMessage {
  /** The key of a member, or of a patient. */
  by: string;
  hoursAgo: number;
  body: string;
}

interface DemoConversation {
  subject: string;
  category: 'Appointment' | 'Office Message' | 'Refill';
  with: readonly string[];
  said: readonly [DemoMessage, ...DemoMessage[]];
}

const CONVERSATIONS: readonly DemoConversation[] = [
  {
    subject: 'Blood pressure at home',
    category: 'Office Message',
    with: ['marchetti', 'fontaine'],
    said: [
      {
        by: 'raymond-beaulieu',
        hoursAgo: 22,
        body: 'Good evening,\n\nI measured twice a day as you said. Mornings around 138 over 86, evenings a little lower. Shall I go on with half a tablet?\n\nRaymond',
      },
    ],
  },
  {
    subject: 'Inhaler is nearly empty',
    category: 'Refill',
    with: ['adeyemi'],
    said: [{ by: 'kwame-mensah', hoursAgo: 5, body: 'Could you renew my inhaler? There are about ten puffs left.' }],
  },
  {
    subject: 'Fasting before Thursday?',
    category: 'Appointment',
    with: ['marchetti'],
    said: [
      {
        by: 'keisha-brooks',
        hoursAgo: 2,
        body: 'Do I have to come without breakfast, and may I take my tablets before?',
      },
    ],
  },
  {
    subject: 'Vaccine fridge',
    category: 'Office Message',
    with: ['fontaine', 'adeyemi'],
    said: [
      {
        by: 'marchetti',
        hoursAgo: 46,
        body: 'The log of Tuesday has a gap between noon and three. Who was in the back?',
      },
      {
        by: 'fontaine',
        hoursAgo: 44,
        body: 'I was. The door was open while we restocked; it never went over 7 degrees.',
      },
    ],
  },
];

const TEMPLATES = [
  {
    kind: 'message',
    title: 'Your results are in',
    body: 'Dear {{first_name}},\n\nyour results are in, and nothing in them needs to be done before your next visit. Write to us if you have a question.\n\n{{writer}}',
  },
  {
    kind: 'message',
    title: 'Time for your check-up',
    body: 'Dear {{first_name}},\n\nit is time for your yearly check-up. You can ask for an appointment on your page.\n\n{{clinic}}',
  },
  {
    kind: 'letter',
    title: 'To whom it may concern',
    body: '{{patient}}\n{{address}}\n\n{{patient}}, born {{date_of_birth}}, was seen at {{clinic}} on {{today}} and could not come to work that day.',
  },
  {
    kind: 'letter',
    title: 'Referral',
    body: 'Dear colleague,\n\nthank you for seeing {{patient}}, born {{date_of_birth}}.\n\nQuestion:\n\nHistory:\n\nWith kind regards,\n{{writer}}, {{clinic}}',
  },
] as const;

/**
 * Writes messages between members and patients of the demo clinic over the past year, encrypted as their pages do it.
 */
export async function writeDemoMessages(app: App, clinic: DemoClinic, rules: readonly AccessRule[]): Promise<void> {
  const now = app.clock();
  const { clinicId } = clinic.founded;
  const doctor = requestOf(app, clinic, 'marchetti', rules, now);
  for (const { kind, ...text } of TEMPLATES) {
    const made = await createTemplate(doctor, kind, text, null);
    if (isDomainError(made)) throw new Error(made.message);
  }
  const { publicKey } = await clinicKey(app, clinicId);
  const sealed = (subject: string, body: string) => {
    const draftId = newId();
    const text = Buffer.from(writeContent({ subject, body }));
    return { draftId, encrypted: encryptForClinic(publicKey, messageLabel(draftId), text) };
  };
  for (const { subject, category, with: others, said } of [
    ...pastConversations.map(conversationOf),
    ...CONVERSATIONS,
  ]) {
    const [first, ...answers] = said;
    const writer = await writerOf(app, clinic, rules, first.by, at(now, first));
    const recipients = await Promise.all(
      others.map(async (key) => participant(await writerOf(app, clinic, rules, key, now))),
    );
    const extra = { recipients, category, forwardOf: null, files: [] };
    const sent = await sendMessage(writer, { ...sealed(subject, first.body), ...extra });
    if (isDomainError(sent)) throw new Error(sent.message);
    const { conversationId } = sent;
    for (const answer of answers) {
      const by = await writerOf(app, clinic, rules, answer.by, at(now, answer));
      const reply = { conversationId, ...sealed(`Re: ${subject}`, answer.body), toAll: true, after: null, files: [] };
      const replied = await replyMessage(by, reply);
      if (isDomainError(replied)) throw new Error(replied.message);
    }
  }
}

/** The patient wrote in the evening, and the doctor answered on the next day. */
function conversationOf({ patient, doctor, daysAgo, question, answer, ...rest }: PastConversation): DemoConversation {
  const asked = { by: patient, hoursAgo: daysAgo * 24, body: question };
  return { ...rest, with: [doctor], said: [asked, { by: doctor, hoursAgo: asked.hoursAgo - 20, body: answer }] };
}

const at = (now: Date, { hoursAgo }: DemoMessage): Date => new Date(now.getTime() - hoursAgo * HOUR);
const participant = ({ type, id }: Participant): Participant => ({ type, id });

async function writerOf(
  app: App,
  clinic: DemoClinic,
  rules: readonly AccessRule[],
  key: string,
  now: Date,
): Promise<Writer> {
  const patientId = clinic.patientIds.get(key);
  if (patientId === undefined) return memberWriter(requestOf(app, clinic, key as Staff, rules, now));
  const { clinicId } = clinic.founded;
  const [patient] = await readPatients(app.database.kysely, clinicId, [patientId], {
    columns: ['id', 'first_name', 'last_name'],
  });
  return patientWriter({
    app,
    now,
    ip: null,
    clinicId,
    clinicName: 'Harborview Clinic',
    timeZone: 'America/New_York',
    patientId,
    patientName: patientName(patient!),
    sessionId: null,
  });
}
