import { Sheets } from '#platform/pdf/sheets.ts';
import { writtenTime } from '#platform/written-time.ts';
import { readPatients } from '#patients/server';
import { formatPhone, patientName } from '#patients/rules';
import { readClinic } from '#practice/server';
import type { RequestContext } from '#platform/request-context.ts';
import { checkGroup } from '../orders/check-group.ts';
import { homeOf, type OrderPayers, payersOf, readProvider } from '../orders/order-payers.ts';
import { readGroups, readTestsOf } from '../orders/orders.sql.ts';
import { readAccounts } from '../setup/setup.sql.ts';

const BARCODE = { height: 12, scale: 3 };
const BARCODE_BOX: [width: number, height: number] = [240, 54];
const PRACTICE = [
  'practice_name',
  'address_line1',
  'address_line2',
  'city',
  'state',
  'postal_code',
  'office_phone',
  'fax',
] as const;

/** Formats a day as MM/DD/YYYY; empty for none. */
export const usDay = (day: string): string =>
  day === '' ? '' : `${day.slice(5, 7)}/${day.slice(8, 10)}/${day.slice(0, 4)}`;
const phoneLine = (word: string, phone: string | null | undefined): string =>
  phone == null || phone === '' ? '' : `${word} ${formatPhone(phone)}`;

function addressLine(
  practice: Record<'address_line1' | 'address_line2' | 'city' | 'state' | 'postal_code', string | null> | undefined,
): string {
  if (practice === undefined) return '';
  const { address_line1, address_line2, city, state, postal_code } = practice;
  return [address_line1, address_line2, city, [state, postal_code].filter(Boolean).join(' ')]
    .filter(Boolean)
    .join(', ');
}

function payerFacts(billTo: string, { insurances, guarantor }: OrderPayers): Record<string, string> {
  const facts: Record<string, string> = {};
  for (const [index, of] of insurances.entries()) {
    const { insured } = of;
    const group = of.groupNumber === '' ? '' : `group ${of.groupNumber}`;
    facts[`Insurance ${index + 1}`] = [of.payerName, of.planName, `member ID ${of.memberId}`, group]
      .filter(Boolean)
      .join(', ');
    if (insured.relationship !== 'SEL')
      facts[`Insured ${index + 1}`] = [`${insured.firstName} ${insured.lastName}`, hl7UsDay(insured.birthDay)]
        .filter(Boolean)
        .join(', ');
  }
  if (insurances.length === 0 && billTo !== 'Patient') facts['Insurance'] = 'None on file';
  if (guarantor !== null)
    facts['Guarantor'] = [
      `${guarantor.firstName} ${guarantor.lastName}`,
      guarantor.relationship === 'SEL' ? 'the patient' : '',
      guarantor.address.slice(0, 5).filter(Boolean).join(', '),
    ]
      .filter(Boolean)
      .join(', ');
  return facts;
}

const hl7UsDay = (day: string): string =>
  day.length < 8 ? '' : `${day.slice(4, 6)}/${day.slice(6, 8)}/${day.slice(0, 4)}`;

/**
 * Writes the requisition that accompanies a specimen: the patient, the tests and diagnoses, with the order number as a
 * barcode (Code 128). Null if the order doesn't exist.
 */
export async function writeRequisition(
  ctx: RequestContext,
  groupId: string,
): Promise<{ doc: NodeJS.ReadableStream; patientId: string } | null> {
  const { app, actor, now } = ctx;
  const db = app.database.kysely;
  const [group] = await readGroups(db, actor.clinicId, [groupId]);
  if (group === undefined) return null;
  const [tests, [patient], clinic, accounts, provider, practice] = await Promise.all([
    readTestsOf(db, actor.clinicId, [groupId]),
    readPatients(db, actor.clinicId, [group.patient_id], { addresses: true }),
    readClinic(db, actor.clinicId),
    readAccounts(db, actor.clinicId, { id: group.account_id }),
    readProvider(db, actor.clinicId, group.provider_id),
    db
      .selectFrom('labs.order_practice')
      .select(PRACTICE)
      .where('clinic_id', '=', actor.clinicId)
      .where('id', '=', group.practice_id)
      .executeTakeFirst(),
  ]);
  const active = tests.filter(({ status }) => status !== 'Cancelled');
  const { account, needsAbn } = await checkGroup(db, actor.clinicId, { group, tests: active }, now);
  const used = accounts.find(({ id }) => id === group.account_id) ?? account;
  const time = writtenTime(actor.timeZone);
  const payers = patient === undefined ? null : await payersOf(db, ctx, group, patient);
  const sheets = await Sheets.open('Laboratory requisition', now);
  const { default: bwip } = await import('bwip-js/node');
  const barcode = await bwip.toBuffer({ bcid: 'code128', text: group.placer_group, includetext: true, ...BARCODE });
  sheets.title('Laboratory requisition', [
    group.lab_name,
    `Order ${group.placer_group}`,
    [practice?.practice_name ?? clinic.clinic_name, addressLine(practice)].filter(Boolean).join(', '),
    [phoneLine('Phone', practice?.office_phone), phoneLine('Fax', practice?.fax)].filter(Boolean).join(' · '),
  ]);
  // Below the header, beside nothing: the sections start under it.
  sheets.doc.image(barcode, 48, sheets.doc.y, { fit: BARCODE_BOX });
  sheets.doc.y += BARCODE_BOX[1] + 4;
  sheets.heading('Patient');
  await sheets.facts({
    Name: patient === undefined ? group.patient_name : patientName(patient),
    'Date of birth': usDay(patient?.date_of_birth ?? ''),
    Sex: patient?.gender ?? '',
    'Record number': String(patient?.record_number ?? ''),
    Address: patient === undefined ? '' : homeOf(patient).slice(0, 5).filter(Boolean).join(', '),
    Phone: formatPhone(patient?.mobile ?? patient?.home_phone ?? ''),
  });
  sheets.heading('Order');
  await sheets.facts({
    'Ordered by': provider.npi === null ? group.provider_name : `${group.provider_name}, NPI ${provider.npi}`,
    Account: used?.account_number ?? '',
    Priority: group.priority,
    Collection: group.collection_time === null ? 'To be collected' : time(group.collection_time),
    Fasting: group.is_fasting === null ? 'Not specified' : group.is_fasting ? 'Yes' : 'No',
    'Bill to': group.bill_to,
    ...(group.copies_to.length > 0 ? { 'Copies to': group.copies_to.join(', ') } : {}),
    ...(group.comments === '' ? {} : { Comments: group.comments }),
  });
  if (payers !== null && group.bill_to !== 'Clinic') {
    sheets.heading('Payer');
    await sheets.facts(payerFacts(group.bill_to, payers));
  }
  sheets.heading('Tests');
  await sheets.table(
    active.map((test) => ({
      Code: test.test_code,
      Test: test.test_name,
      Specimen: test.specimen,
      Diagnosis: test.diagnoses.map(({ code }) => code).join(', '),
      Number: test.placer_number,
      Answers: test.questions
        .flatMap(({ code, question }) => (test.answers[code] ? [`${question} ${test.answers[code]}`] : []))
        .join('\n'),
    })),
  );
  sheets.heading('Collection and signature');
  await sheets.facts({
    'Collected by': '______________________________________   Date and time: ____________________',
    'Ordering provider': '______________________________________   Date: ____________________',
  });
  if (needsAbn) {
    sheets.heading('Notice to the patient: Medicare may not pay');
    sheets.remark(
      'Medicare covers these tests only with some diagnoses and may not pay for them now. You can choose to have the tests and pay if Medicare does not, or choose not to have them.',
    );
    await sheets.facts({
      Answer:
        group.abn === 'Signed'
          ? 'Signed by the patient.'
          : group.abn === 'Refused'
            ? 'Declined by the patient.'
            : '☐ I want the tests.   ☐ I do not want the tests.'.replaceAll('☐', '[  ]'),
      Signature: '______________________________________   Date: ____________',
    });
  }
  sheets.end({
    left: clinic.clinic_name,
    leftDetail: `Requisition for ${group.lab_name}`,
    right: time(now),
    foot: 'Confidential. Send with the specimen.',
  });
  return { doc: sheets.doc, patientId: group.patient_id };
}
