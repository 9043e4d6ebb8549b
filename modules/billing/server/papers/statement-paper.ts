import type { Selectable } from 'kysely';
import type { DB } from '#platform/database.gen.ts';
import type { App } from '#platform/app.ts';
import { coveragesOf } from '#eligibility/server';
import { hasPayLink, payLinkUrl } from '../pay-page/pay-link.ts';
import type { MadePaper } from './made-paper.ts';
import { dollars } from '../../rules/index.ts';
import { dayWords, footerOf, readBiller, readResponsible } from './paper-words.ts';

const NOTICES = ['Statement {number}', 'Statement {number}', 'Past due {number}', 'Final notice {number}'];

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
  const payer = await readResponsible(db, clinicId, row.patient_id);
  const { t } = payer;
  const [biller, [coverage]] = await Promise.all([
    readBiller(db, clinicId, null, t),
    coveragesOf(db, clinicId, row.patient_id),
  ]);
  const owed = row.content.reduce((sum, { open }) => sum + open, 0);
  return {
    patientId: row.patient_id,
    email: payer.email,
    language: payer.language,
    name: `statement-${row.number}.pdf`,
    paper: {
      title: t(NOTICES[row.notice] ?? 'Statement {number}', { number: String(row.number) }),
      lines: [t('Issued {day}, due {due}', { day: dayWords(row.issue_day), due: dayWords(row.due_day) })],
      sections: [
        {
          heading: t('Responsible'),
          facts: {
            ...payer.facts,
            ...(coverage === undefined
              ? {}
              : {
                  [t('Insurance')]: t('{payer}, member ID {id}', {
                    payer: coverage.payer_name,
                    id: coverage.member_id,
                  }),
                }),
          },
        },
        {
          heading: t('Amount due'),
          rows: row.content.map((line) => ({
            [t('Date')]: dayWords(line.day),
            [t('Code')]: line.code,
            [t('Service')]: line.description,
            [t('Provider')]: line.provider,
            [t('Charged')]: dollars(line.charged),
            [t('Paid')]: dollars(line.paid ?? line.charged - line.open),
            [t('Adjusted')]: adjusted(line) === 0 ? '' : dollars(adjusted(line)),
            [t('Owed')]: dollars(line.open),
          })),
        },
        {
          heading: t('Total'),
          facts: {
            // Prepayments are deducted from the total of the lines above.
            ...(owed > row.balance ? { [t('Open')]: dollars(owed), [t('Credit')]: dollars(row.balance - owed) } : {}),
            [t('Balance due')]: dollars(row.balance),
            [t('Pay by')]: dayWords(row.due_day),
          },
        },
        {
          heading: t('How to pay'),
          ...(link === null
            ? { text: t('By check, or at the front desk.') }
            : {
                codeOf: link,
                text: [
                  t(
                    'By card: point your phone’s camera at this code. You will be asked for the patient’s date of birth.',
                  ),
                  t('Or type this address: {address}', { address: link }),
                  t('By check, or at the front desk.'),
                ].join('\n\n'),
              }),
        },
      ],
      clinic: biller.name,
      clinicDetail: biller.detail,
      day: dayWords(row.issue_day),
      foot: footerOf(biller.settings, payer.language),
      made: row.created_time.toISOString(),
    },
  };
}
