import type { LabDisposition, Resolvers } from '../api/lab.gen.ts';
import { type Disposition, groupState } from '../rules/index.ts';
import type { InboundRow } from './inbox/list-messages.ts';
import type { GroupRow, TestRow } from './orders/orders.sql.ts';
import type { ReportRow, ReviewRow } from './results/reports.sql.ts';
import type { ShownObservation, ShownResult } from './results/result-views.ts';
import type { AccountRow, LabRow } from './setup/setup.sql.ts';

const DAY_MS = 86_400_000;
const DISPOSITIONS: Readonly<Record<LabDisposition, Disposition>> = {
  NoneNeeded: 'None needed',
  PatientTold: 'Patient told',
  Ordered: 'Ordered',
  Prescribed: 'Prescribed',
  Task: 'Task',
  Visit: 'Visit',
};

/** Converts an API disposition to the one in the rules. */
export const dispositionOf = (shown: LabDisposition): Disposition => DISPOSITIONS[shown];

/** An order with its tests, their current results, and whether Medicare may not pay for it. */
export interface OrderWithTests extends GroupRow {
  tests: TestRow[];
  reports: ShownResult[];
  needs_abn: boolean;
}

/** The row types of the API. */
export interface Rows {
  Lab: LabRow;
  DoctorLabAccount: AccountRow;
  LabMessage: InboundRow & { content?: string };
  LabObservation: ShownObservation;
  LabResult: ShownResult;
  LabReview: ReviewRow;
  OrderGroup: OrderWithTests;
  TestOrder: TestRow;
}

/** Fields with a different name or type in the row. */
export const fieldResolvers: Omit<Resolvers<Rows>, 'Query' | 'Mutation'> = {
  Lab: { labName: ({ lab_name }) => lab_name },
  DoctorLabAccount: {
    labName: ({ lab_name }) => lab_name,
    accountNumber: ({ account_number }) => account_number,
  },
  LabMessage: {
    labName: ({ lab_name }) => lab_name,
    reason: ({ detail }) => detail,
    state: ({ state }) => (state === 'filed' ? 'Filed' : 'Refused'),
  },
  LabObservation: {
    value: ({ value_text }) => value_text,
    range: ({ range_text }) => range_text,
    file: ({ id, file_id }) => (file_id === null ? null : `/labs/reports/${id}/file`),
  },
  LabResult: {
    testName: ({ test_name }) => test_name,
    labName: ({ lab_name }) => lab_name,
    days_pending: ({ received_time }, _args, { now }) =>
      Math.max(0, Math.floor((now.getTime() - received_time.getTime()) / DAY_MS)),
    released_time: (result, _args, { now }) => releasedTime(result, now),
    match: (result) => ({ agrees: result.match_agrees, differs: result.match_differs, missing: result.match_missing }),
    withdrawn_time: ({ status, observations, reported_time }) =>
      status === 'cancelled' && observations.some(({ withdrawn_time }) => withdrawn_time !== null)
        ? reported_time
        : null,
    sent_patient: ({ sent_patient: { lastName, firstName, middleName, birthDay, sex, identifiers } }) => ({
      name: [lastName, [firstName, middleName].filter(Boolean).join(' ')].filter(Boolean).join(', '),
      date_of_birth: birthDay,
      sex,
      identifiers: (identifiers ?? []).map(({ value, authorities, type }) =>
        [value, [...authorities, type].filter(Boolean).join(' ')].filter(Boolean).join(' · '),
      ),
    }),
  },
  LabReview: {
    disposition: ({ disposition }) =>
      (Object.keys(DISPOSITIONS) as LabDisposition[]).find((key) => DISPOSITIONS[key] === disposition)!,
  },
  OrderGroup: {
    labName: ({ lab_name }) => lab_name,
    orderStatus: ({ tests }) => groupState(tests.map(({ status }) => status)),
    is_queued: ({ queued_time }) => queued_time !== null,
    is_paper: ({ connection }) => connection === null,
    create_time: ({ created_time }) => created_time,
    testOrders: ({ tests }) => tests,
  },
  TestOrder: {
    order_group_id: ({ group_id }) => group_id,
    testName: ({ test_name }) => test_name,
    testProduct: (test) => ({
      id: test.product_id,
      labName: test.lab_name,
      testName: test.test_name,
      questions: test.questions,
    }),
    testOrderStatus: ({ status }) => status,
    answers: ({ answers }) => Object.entries(answers).map(([code, answer]) => ({ code, answer })),
    is_reflex: ({ reflex_of }) => reflex_of !== null,
    create_time: ({ created_time }) => created_time,
  },
};

/** Returns when the patient could first read a result; null while it is not final, unmatched, or withheld. */
function releasedTime(result: ReportRow, now: Date): Date | null {
  if (result.patient_id === null || !result.is_current) return null;
  if (result.status !== 'final' && result.status !== 'corrected') return null;
  if (result.held_until === null) return result.received_time;
  return result.held_until <= now ? result.held_until : null;
}
