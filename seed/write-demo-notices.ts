import { recordConsent, saveTemplate, sendNotice } from '#notices/server';
import type { App } from '#platform/app.ts';
import { isDomainError } from '#platform/domain-error.ts';
import { newId } from '#platform/id.ts';
import type { AccessRule } from '#platform/module.ts';
import { type DemoClinic, requestOf } from './write-demo-notes.ts';

const HOUR = 3_600_000;
const TEMPLATES = [
  {
    name: 'Please call us',
    channel: 'sms',
    subject: '',
    body: '{clinic}: Please call us at {clinic_phone} when you have a moment.',
  },
  {
    name: 'Please come fasting',
    channel: 'sms',
    subject: '',
    body: '{clinic}: Please eat nothing for 8 hours before your visit on {next_visit}.',
  },
  {
    name: 'Forms before the visit',
    channel: 'email',
    subject: 'Before your visit',
    body: 'Hello {first_name},\n\nplease fill in the forms on your page before your visit on {next_visit}: {page}\n\n{sender}, {clinic}',
  },
];

/** Writes templates for text messages and emails, and a text message sent yesterday. */
export async function writeDemoNotices(app: App, clinic: DemoClinic, rules: readonly AccessRule[]): Promise<void> {
  const before = new Date(app.clock().getTime() - 25 * HOUR);
  const ctx = requestOf(app, clinic, 'marchetti', rules, before);
  const setup = { ...ctx, actor: { ...ctx.actor, rules: new Set([...ctx.actor.rules, 'notices.setup']) } };
  for (const template of TEMPLATES) given(await saveTemplate(setup, template, null));
  const patientId = clinic.patientIds.get('raymond-beaulieu')!;
  given(await recordConsent(ctx, patientId, 'sms', true));
  const body = 'Harborview Clinic: Please call us at (617) 555-0100 when you have a moment.';
  given(await sendNotice(ctx, { id: newId(), patientId, channel: 'sms', subject: '', body }));
}

function given(answer: unknown): void {
  if (isDomainError(answer)) throw new Error(`the demo clinic: ${answer.message}`);
}
