import type { Tx } from '#platform/database.ts';
import { addJob } from '#platform/jobs.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { readPatients } from '#patients/server';
import { writeOrder, writeStamp } from '../../rules/index.ts';
import { newPlacerNumber } from '../orders/placer-number.ts';
import type { GroupRow, TestRow } from '../orders/orders.sql.ts';
import { readAccounts, readLabs, type AccountRow } from '../setup/setup.sql.ts';
import { homeOf, payersOf, readProvider, sexOf } from '../orders/order-payers.ts';
import { insertMessage } from './messages.sql.ts';

/** The job that sends a message. */
export const SEND_JOB = 'labs.send-message';

/** Queues the message of a new or canceled order, in the transaction of the change. */
export async function queueOrder(
  tx: Tx,
  ctx: RequestContext,
  {
    group,
    tests,
    account,
    control,
  }: { group: GroupRow; tests: readonly TestRow[]; account: AccountRow; control: 'NW' | 'CA' },
): Promise<void> {
  const { actor, now, app } = ctx;
  const { clinicId, timeZone: zone } = actor;
  const [[patient], [lab], member] = await Promise.all([
    readPatients(tx, clinicId, [group.patient_id], { addresses: true }),
    readLabs(tx, clinicId, [group.lab_id]),
    readProvider(tx, clinicId, group.provider_id),
  ]);
  const address = homeOf(patient!);
  const payers = await payersOf(tx, ctx, group, patient!);
  const controlId = newPlacerNumber();
  const content = writeOrder({
    kind: lab!.message_type,
    control,
    controlId,
    at: writeStamp(now, zone),
    sender: [account.application, account.facility],
    receiver: [lab!.sending_application || lab!.lab_name, lab!.sending_facility],
    production: !app.config.sandbox,
    accountNumber: account.account_number,
    groupNumber: group.placer_group,
    patient: {
      number: String(patient!.record_number),
      firstName: patient!.first_name,
      middleName: patient!.middle_name ?? '',
      lastName: patient!.last_name,
      birthDay: (patient!.date_of_birth ?? '').replaceAll('-', ''),
      sex: sexOf(patient!.gender),
      address,
      phone: patient!.mobile ?? patient!.home_phone ?? '',
    },
    insurances: payers.insurances,
    guarantor: payers.guarantor,
    provider: {
      id: group.provider_id,
      npi: member.npi,
      firstName: member.first_name ?? '',
      lastName: member.last_name ?? '',
      credential: member.credential ?? '',
    },
    copies: group.copies_to,
    collected: group.collection_time === null ? '' : writeStamp(group.collection_time, zone),
    ordered: writeStamp(now, zone),
    priority: group.priority === 'Stat' ? 'S' : group.priority === 'Urgent' ? 'A' : 'R',
    isFasting: group.is_fasting,
    comments: group.comments,
    tests: tests.map((test) => ({
      placerNumber: test.placer_number,
      code: test.test_code,
      name: test.test_name,
      loinc: test.loinc || null,
      specimen: test.specimen || null,
      diagnoses: test.diagnoses,
      answers: test.questions.flatMap(({ code, question }) => {
        const answer = test.answers[code] ?? '';
        return answer === '' ? [] : [{ code, question, answer }];
      }),
    })),
  });
  const id = await insertMessage(
    tx,
    clinicId,
    {
      direction: 'out',
      lab_id: group.lab_id,
      control_id: controlId,
      message_type: `${lab!.message_type} ${control}`,
      content,
      group_id: group.id,
      state: 'queued',
      detail: null,
    },
    now,
  );
  await addJob(tx, SEND_JOB, { clinicId, id }, { key: `${SEND_JOB} ${id}` });
}

/** Notifies the laboratory that a test was canceled; a laboratory that receives orders on paper has to be called. */
export async function queueCancellation(tx: Tx, ctx: RequestContext, group: GroupRow, test: TestRow): Promise<void> {
  if (group.connection === null || group.account_id === null) return;
  const [account] = await readAccounts(tx, ctx.actor.clinicId, { id: group.account_id });
  if (account === undefined) return;
  await queueOrder(tx, ctx, { group, tests: [test], account, control: 'CA' });
  await tx
    .updateTable('labs.order_group')
    .set({ problem: `The laboratory has not confirmed the cancellation of ${test.test_name} yet.`.slice(0, 500) })
    .where('clinic_id', '=', ctx.actor.clinicId)
    .where('id', '=', group.id)
    .execute();
}
