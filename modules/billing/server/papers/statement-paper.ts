import type { Selectable } from 'kysely';
import type { DB } from '#platform/database.gen.ts';
import type { App } from '#platform/app.ts';
import { coveragesOf } from '#eligibility/server';
import { hasPayLink, payLinkUrl } from '../pay-page/pay-link.ts';
import type { MadePaper } from './made-paper.ts';
import { dollars } from '../../rules/index.ts';
import { dayWords, readBiller, readPayer } from './paper-words.ts';

const NOTICES = ['', 'Statement', 'Past due', 'Final notice'];

type Line = Selectable<DB['billing.statement']>['content'][number];

// The written-off amount, negative.
const adjusted = ({ charged, open, paid }: Line): number => (paid === undefined ? 0 : paid + open - charged);

/** Builds a statement as it was created: one for everything that a patient owed then. Null if it doesn't exist. */
export async function statementPaper(app: App, clinicId: string, id: string): Promise<MadePaper | null> {
  const db = app.database.kysely;
  const row = await db
    .selectFrom('billing.statement')
    .select(['number', 'patient_id', 'issue_day', 'due_day', 'notice', 'balance', 'content', 'created_time'])
    .where('clinic_id', '=', clinicId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (row === undefined) return null;
  const of = { clinicId, id };
  const link = (await hasPayLink(db, of)) ? await payLinkUrl(app, of) : null;
  const [biller, payer, [coverage]] = await Promise.all([
    readBiller(db, clinicId, null),
    readPayer(db, clinicId, row.patient_id),
    coveragesOf(db, clinicId, row.patient_id),
  ]);
  const owed = row.content.reduce((sum, { open }) => sum + open, 0);
  return {
    patientId: row.patient_id,
    email: payer.email,
    name: `statement-${row.number}.pdf`,
    paper: {
      title: `${NOTICES[row.notice] ?? 'Statement'} ${row.number}`,
      lines: [`Issued ${dayWords(row.issue_day)}, due ${dayWords(row.due_day)}`],
      sections: [
        {
          heading: 'Responsible',
          facts: {
            ...payer.facts,
            ...(coverage === undefined ? {} : { Insurance: `${coverage.payer_name}, member ID ${coverage.member_id}` }),
          },
        },
        {
          heading: 'Amount due',
          rows: row.content.map((line) => ({
            Date: dayWords(line.day),
            Code: line.code,
            Service: line.description,
            Provider: line.provider,
            Charged: dollars(line.charged),
            Paid: dollars(line.paid ?? line.charged - line.open),
            Adjusted: adjusted(line) === 0 ? '' : dollars(adjusted(line)),
            Owed: dollars(line.open),
          })),
        },
        {
          heading: 'Total',
          facts: {
            // Prepayments are deducted from the total of the lines above.
            ...(owed > row.balance ? { Open: dollars(owed), Credit: dollars(row.balance - owed) } : {}),
            'Balance due': dollars(row.balance),
            'Pay by': dayWords(row.due_day),
          },
        },
        {
          heading: 'How to pay',
          ...(link === null
            ? { text: 'By check, or at the front desk.' }
            : {
                codeOf: link,
                text: 'By card: point your phone’s camera at this code. You will be asked for your date of birth.\n\nBy check, or at the front desk.',
              }),
        },
      ],
      clinic: biller.name,
      clinicDetail: biller.detail,
      day: dayWords(row.issue_day),
      foot: biller.settings.statement_words,
      made: row.created_time.toISOString(),
    },
  };
}
