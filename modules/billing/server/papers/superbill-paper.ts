import { coveragesOf } from '#eligibility/server';
import type { Queryable } from '#platform/database.ts';
import { readCharges } from '../charges/charges.sql.ts';
import type { MadePaper } from './made-paper.ts';
import { dollars } from '../../rules/index.ts';
import { dayWords, readBiller, readPayer } from './paper-words.ts';
import { readSuperbills } from './superbills.sql.ts';

/** Builds a superbill for the patient to submit to their insurer: parties, diagnoses, charges and payments. */
export async function superbillPaper(db: Queryable, clinicId: string, id: string): Promise<MadePaper | null> {
  const [row] = await readSuperbills(db, clinicId, { id });
  if (row === undefined) return null;
  const [charges, biller, payer, coverages] = await Promise.all([
    readCharges(db, clinicId, row.charge_ids),
    readBiller(db, clinicId, row.practice_id),
    readPayer(db, clinicId, row.patient_id, 'en'),
    coveragesOf(db, clinicId, row.patient_id),
  ]);
  const counted = charges.filter(({ state }) => state === 'posted');
  const diagnoses = diagnosesOf(counted);
  const total = counted.reduce((sum, { amount_of_charge }) => sum + amount_of_charge, 0);
  const open = counted.reduce((sum, charge) => sum + charge.open, 0);
  const paid = counted.reduce((sum, charge) => sum + charge.paid, 0);
  const [coverage] = coverages;
  return {
    patientId: row.patient_id,
    email: payer.email,
    language: payer.language,
    name: `superbill-${row.number}.pdf`,
    paper: {
      title: `Superbill ${row.number}${row.status === 'Voided' ? ' (void)' : ''}`,
      lines: [`Service on ${dayWords(row.service_day)}`],
      sections: [
        { heading: 'Patient', facts: payer.facts },
        ...(coverage === undefined
          ? []
          : [
              {
                heading: 'Insurance',
                facts: {
                  Payer: coverage.payer_name,
                  'Member ID': coverage.member_id,
                  ...(coverage.group_number ? { Group: coverage.group_number } : {}),
                },
              },
            ]),
        {
          heading: 'Provider',
          facts: {
            Provider: [row.provider_name, row.provider_credential].filter(Boolean).join(', '),
            NPI: row.provider_npi ?? '',
            'Billing NPI': biller.settings.npi,
            'Tax ID': biller.settings.tax_id,
            Location: [biller.practice?.practice_name, biller.practice?.address_line1, biller.practice?.city]
              .filter(Boolean)
              .join(', '),
            'Place of service': biller.settings.place_of_service,
            ...(row.referrer_name === '' ? {} : { 'Referred by': `${row.referrer_name} ${row.referrer_npi}` }),
          },
        },
        {
          heading: 'Diagnoses',
          rows: diagnoses.map(({ code, name }, at) => ({ Pointer: letterOf(at), Code: code, Diagnosis: name })),
        },
        {
          heading: 'Services',
          rows: counted.map((charge) => ({
            Date: dayWords(charge.date_of_charge),
            Code: [charge.code, ...charge.modifiers].filter(Boolean).join('-'),
            Service: charge.description,
            Pointers: charge.diagnoses
              .map(({ code }) => letterOf(diagnoses.findIndex((each) => each.code === code)))
              .join(''),
            Units: String(charge.quantity),
            Fee: dollars(charge.amount_of_charge),
          })),
        },
        {
          heading: 'Total',
          facts: {
            'Total fee': dollars(total),
            'Amount paid': dollars(paid),
            ...(total === paid + open ? {} : { Adjusted: dollars(paid + open - total) }),
            'Balance due': dollars(open),
          },
        },
      ],
      clinic: biller.name,
      clinicDetail: biller.detail,
      day: dayWords(row.service_day),
      foot: 'For the patient’s own claim.',
      made: row.created_time.toISOString(),
    },
  };
}

/** Returns the distinct diagnoses of charges, in order of first use; a claim has room for twelve. */
export function diagnosesOf(
  charges: readonly { diagnoses: readonly { code: string; name: string }[] }[],
): { code: string; name: string }[] {
  return [...new Map(charges.flatMap(({ diagnoses }) => diagnoses).map((each) => [each.code, each])).values()];
}

/** Returns A to L, the pointers of a claim to its diagnoses. */
export const letterOf = (at: number): string => (at < 0 ? '' : String.fromCodePoint(65 + at));
