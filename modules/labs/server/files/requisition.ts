import { Sheets } from '#platform/pdf/sheets.ts';
import { writtenTime } from '#platform/written-time.ts';
import { readPatients } from '#patients/server';
import { patientName } from '#patients/rules';
import { readClinic } from '#practice/server';
import type { RequestContext } from '#platform/request-context.ts';
import { checkGroup } from '../orders/check-group.ts';
import { readGroups, readTestsOf } from '../orders/orders.sql.ts';
import { readAccounts } from '../setup/setup.sql.ts';

const BARCODE = { height: 12, scale: 3 };

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
  const [tests, [patient], clinic, accounts] = await Promise.all([
    readTestsOf(db, actor.clinicId, [groupId]),
    readPatients(db, actor.clinicId, [group.patient_id], { addresses: true }),
    readClinic(db, actor.clinicId),
    readAccounts(db, actor.clinicId, { id: group.account_id }),
  ]);
  const active = tests.filter(({ status }) => status !== 'Cancelled');
  const { account, needsAbn } = await checkGroup(db, actor.clinicId, { group, tests: active }, now);
  const used = accounts.find(({ id }) => id === group.account_id) ?? account;
  const time = writtenTime(actor.timeZone);
  const [address] = patient?.addresses ?? [];
  const sheets = await Sheets.open('Laboratory requisition', now);
  const { default: bwip } = await import('bwip-js/node');
  const barcode = await bwip.toBuffer({ bcid: 'code128', text: group.placer_group, includetext: true, ...BARCODE });
  sheets.title('Laboratory requisition', [group.lab_name, `Order ${group.placer_group}`]);
  sheets.doc.image(barcode, 392, 82, { fit: [172, 54] });
  sheets.heading('Patient');
  await sheets.facts({
    Name: patient === undefined ? group.patient_name : patientName(patient),
    'Date of birth': patient?.date_of_birth ?? '',
    Sex: patient?.gender ?? '',
    'Record number': String(patient?.record_number ?? ''),
    Address:
      address === undefined ? '' : [address.address_line1, address.city, address.state, address.postal_code].join(', '),
    Phone: patient?.mobile ?? patient?.home_phone ?? '',
  });
  sheets.heading('Order');
  await sheets.facts({
    'Ordered by': group.provider_name,
    Account: used?.account_number ?? '',
    Priority: group.priority,
    Collection: group.collection_time === null ? 'To be collected' : time(group.collection_time),
    Fasting: group.is_fasting === null ? 'Not specified' : group.is_fasting ? 'Yes' : 'No',
    'Bill to': group.bill_to,
    ...(group.copies_to.length > 0 ? { 'Copies to': group.copies_to.join(', ') } : {}),
    ...(group.comments === '' ? {} : { Comments: group.comments }),
  });
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
