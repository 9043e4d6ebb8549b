import { sql } from 'kysely';
import { composeFax, keepReceived, saveNumber } from '#fax/server';
import type { App } from '#platform/app.ts';
import { isDomainError, type DomainError } from '#platform/domain-error.ts';
import { newId } from '#platform/id.ts';
import type { AccessRule } from '#platform/module.ts';
import { Sheets } from '#platform/pdf/sheets.ts';
import { type DemoClinic, requestOf } from './write-demo-notes.ts';
import { workTime } from './people/open-days.ts';

const HOUR = 3_600_000;

const NUMBERS = [
  { name: 'Bayside Pharmacy', number: '(617) 555-0161' },
  { name: 'Harbor Cardiology', number: '(617) 555-0162' },
  { name: 'Bayside Laboratory', number: '(617) 555-0163' },
];

/** Writes verified numbers, a faxed referral, and two unfiled faxes. */
export async function writeDemoFax(app: App, clinic: DemoClinic, rules: readonly AccessRule[]): Promise<void> {
  const now = app.clock();
  const setup = requestOf(app, clinic, 'marchetti', rules, new Date(now.getTime() - 40 * 24 * HOUR));
  const numbers = [];
  for (const one of NUMBERS) numbers.push(given(await saveNumber(setup, { ...one, number_again: one.number }, null)));
  const before = workTime(new Date(now.getTime() - 26 * HOUR), now);
  const patientId = clinic.patientIds.get('raymond-beaulieu')!;
  const letter = await letterOf('Referral', before, [
    'Please see this patient for palpitations on exertion. An ECG is enclosed.',
  ]);
  const sent = given(
    await composeFax(requestOf(app, clinic, 'marchetti', rules, before), {
      clientKey: newId(),
      patientId,
      to_name: 'Harbor Cardiology',
      number_id: numbers[1]!.id,
      number: '',
      number_again: '',
      subject: 'Referral',
      files: [{ name: 'referral.pdf', bytes: letter }],
    }),
  );
  await sql`update fax.sent set state = 'sent', attempts = 1, done_time = ${new Date(before.getTime() + 90_000)}
    where clinic_id = ${clinic.founded.clinicId} and id = ${sent.id}`.execute(app.database.kysely);
  const came = [
    {
      hours: 3,
      from: '+16175550162',
      title: 'Consultation',
      lines: ['Seen today, no sign of arrhythmia. Holter in two weeks.'],
    },
    {
      hours: 20,
      from: '+16175550199',
      title: 'Records request',
      lines: ['Please send the records of the last two years.'],
    },
  ];
  for (const { hours, from, title, lines } of came) {
    const time = new Date(now.getTime() - hours * HOUR);
    const bytes = await letterOf(title, time, lines);
    const fax = { id: `demo-${hours}`, from, to: '+16175550109', time, bytes, pages: 1 };
    await keepReceived(app, clinic.founded.clinicId, fax);
  }
  // A damaged fax: no readable pages, but the file can be downloaded.
  await keepReceived(app, clinic.founded.clinicId, {
    id: 'demo-unreadable',
    from: '+16175550188',
    to: '+16175550109',
    time: new Date(now.getTime() - 26 * HOUR),
    bytes: Buffer.from('II*\0 a fax that broke off'),
    pages: 0,
  });
}

async function letterOf(title: string, time: Date, lines: readonly string[]): Promise<Buffer> {
  const sheets = await Sheets.open(title, time);
  sheets.title(title, []);
  for (const line of lines) sheets.paragraph(line);
  sheets.end({ left: title, leftDetail: '', right: '', foot: '' });
  const chunks: Buffer[] = [];
  for await (const chunk of sheets.doc as unknown as AsyncIterable<Buffer>) chunks.push(chunk);
  return Buffer.concat(chunks);
}

function given<T>(answer: T | DomainError): T {
  if (isDomainError(answer)) throw new Error(`the demo clinic: ${answer.message}`);
  return answer;
}
