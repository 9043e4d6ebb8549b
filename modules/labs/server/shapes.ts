import type { InboundRow } from './inbox/list-messages.ts';
import type {
  DoctorLabAccount,
  Lab,
  LabDisposition,
  LabMessage,
  LabObservation,
  LabResult,
  OrderGroup,
  TestOrder,
} from '../api/lab.gen.ts';
import type { TestProduct, TestSet as ShownSet } from '../api/test.gen.ts';
import { type Disposition, groupState } from '../rules/index.ts';
import type { GroupRow, TestRow } from './orders/orders.sql.ts';
import type { ReportRow } from './results/reports.sql.ts';
import type { ShownObservation, ShownResult } from './results/result-views.ts';
import type { ProductRow } from './setup/products.sql.ts';
import type { AccountRow, LabRow } from './setup/setup.sql.ts';
import type { TestSet } from './setup/test-sets.ts';

const DAY_MS = 86_400_000;
const DISPOSITIONS: Readonly<Record<LabDisposition, Disposition>> = {
  NoneNeeded: 'None needed',
  PatientTold: 'Patient told',
  Ordered: 'Ordered',
  Prescribed: 'Prescribed',
  Task: 'Task',
  Visit: 'Visit',
};

/** A disposition as the rules call it. */
export function dispositionOf(shown: LabDisposition): Disposition {
  return DISPOSITIONS[shown];
}

/** A laboratory as the contract has it. */
export function shapeLab({ lab_name, deleted_time: _, ...lab }: LabRow): Lab {
  return { ...lab, labName: lab_name };
}

/** An account as the contract has it: its password is nowhere in it. */
export function shapeAccount({ lab_name, account_number, ...account }: AccountRow): DoctorLabAccount {
  return { ...account, labName: lab_name, accountNumber: account_number };
}

/** A test of a laboratory's list as the contract has it. */
export function shapeProduct({
  lab_name,
  test_name,
  test_type,
  is_eprescribe_supported,
  ...product
}: ProductRow): TestProduct {
  return {
    ...product,
    labName: lab_name,
    testName: test_name,
    testType: test_type,
    onlyEprescibeSupported: is_eprescribe_supported,
  };
}

/** A set as the contract has it. */
export function shapeSet({ products, ...set }: TestSet): ShownSet {
  return { ...set, products: products.map(shapeProduct) };
}

/** An ordered test as the contract has it. */
export function shapeTest(test: TestRow): TestOrder {
  return {
    id: test.id,
    order_group_id: test.group_id,
    patient_id: test.patient_id,
    patient_name: test.patient_name,
    testName: test.test_name,
    test_code: test.test_code,
    testProduct: { id: test.product_id, labName: test.lab_name, testName: test.test_name, questions: test.questions },
    testOrderStatus: test.status,
    status_time: test.status_time,
    cancel_reason: test.cancel_reason,
    diagnoses: test.diagnoses,
    answers: Object.entries(test.answers).map(([code, answer]) => ({ code, answer })),
    placer_number: test.placer_number,
    is_reflex: test.reflex_of !== null,
    owner_id: test.owner_id,
    owner_name: test.owner_name,
    provider_name: test.provider_name,
    create_time: test.created_time,
    sent_time: test.sent_time,
    version: test.version,
  };
}

/** An order as the contract has it. */
export function shapeGroup(
  group: GroupRow,
  tests: readonly TestRow[],
  reports: readonly LabResult[],
  needsAbn: boolean,
): OrderGroup {
  return {
    id: group.id,
    patient_id: group.patient_id,
    patient_name: group.patient_name,
    note_id: group.note_id,
    lab_id: group.lab_id,
    labName: group.lab_name,
    provider_id: group.provider_id,
    provider_name: group.provider_name,
    orderStatus: groupState(tests.map(({ status }) => status)),
    is_queued: group.queued_time !== null,
    is_paper: group.connection === null,
    problem: group.problem,
    priority: group.priority,
    collection_time: group.collection_time,
    is_fasting: group.is_fasting,
    bill_to: group.bill_to,
    abn: group.abn,
    needs_abn: needsAbn,
    copies_to: group.copies_to,
    comments: group.comments,
    placer_group: group.placer_group,
    sent_time: group.sent_time,
    create_time: group.created_time,
    testOrders: tests.map(shapeTest),
    reports: [...reports],
    version: group.version,
  };
}

/** A result as the contract has it. */
export function shapeResult(result: ShownResult, now: Date): LabResult {
  return {
    id: result.id,
    patient_id: result.patient_id,
    patient_name: result.patient_name,
    test_order_id: result.test_order_id,
    testName: result.test_name,
    labName: result.lab_name,
    status: result.status,
    version_number: result.version_number,
    is_current: result.is_current,
    is_abnormal: result.is_abnormal,
    is_critical: result.is_critical,
    specimen: result.specimen,
    comment: result.comment,
    observed_time: result.observed_time,
    reported_time: result.reported_time,
    received_time: result.received_time,
    days_pending: Math.max(0, Math.floor((now.getTime() - result.received_time.getTime()) / DAY_MS)),
    owner_id: result.owner_id,
    owner_name: result.owner_name,
    reviewed_time: result.reviewed_time,
    reviewed_by_name: result.reviewed_by_name,
    held_until: result.held_until,
    hold_reason: result.hold_reason,
    released_time: releasedTime(result, now),
    match_problem: result.match_problem,
    match: { agrees: result.match_agrees, differs: result.match_differs, missing: result.match_missing },
    mark: result.mark,
    order_comment: result.order_comment,
    patient_comment: result.patient_comment,
    portal_time: result.portal_time,
    withdrawn_time:
      result.status === 'cancelled' && result.observations.some(({ withdrawn_time }) => withdrawn_time !== null)
        ? result.reported_time
        : null,
    sent_patient: {
      name: [result.sent_patient.lastName, givenNames(result.sent_patient)].filter(Boolean).join(', '),
      date_of_birth: result.sent_patient.birthDay,
      sex: result.sent_patient.sex,
      identifiers: (result.sent_patient.identifiers ?? []).map(({ value, authorities, type }) =>
        [value, [...authorities, type].filter(Boolean).join(' ')].filter(Boolean).join(' · '),
      ),
    },
    observations: result.observations.map(shapeObservation),
    reviews: result.reviews.map(({ id, user_name, disposition, comment, review_time }) => ({
      id,
      user_name,
      disposition: shownDisposition(disposition),
      comment,
      review_time,
    })),
    earlier: result.earlier.map(
      ({ id, is_current, version_number, status, reported_time, received_time, observations }) => ({
        id,
        is_current,
        version_number,
        status,
        reported_time,
        received_time,
        observations: observations.map(shapeObservation),
      }),
    ),
    version: result.version,
  };
}

const givenNames = ({ firstName, middleName }: ShownResult['sent_patient']): string =>
  [firstName, middleName].filter(Boolean).join(' ');

/** An inbound message as the contract has it. */
export function shapeMessage({ lab_name, detail, state, ...message }: InboundRow & { content?: string }): LabMessage {
  return {
    content: null,
    ...message,
    labName: lab_name,
    reason: detail,
    state: state === 'filed' ? 'Filed' : 'Refused',
  };
}

/** Since when the patient may read a result; null where it is not final, nobody's, or held back. */
function releasedTime(result: ReportRow, now: Date): Date | null {
  if (result.patient_id === null || !result.is_current) return null;
  if (result.status !== 'final' && result.status !== 'corrected') return null;
  if (result.held_until === null) return result.received_time;
  return result.held_until <= now ? result.held_until : null;
}

function shownDisposition(disposition: Disposition): LabDisposition {
  return (Object.keys(DISPOSITIONS) as LabDisposition[]).find((key) => DISPOSITIONS[key] === disposition)!;
}

function shapeObservation(observation: ShownObservation): LabObservation {
  return {
    id: observation.id,
    code: observation.code,
    name: observation.name,
    value: observation.value_text,
    value_number: observation.value_number,
    units: observation.units,
    range: observation.range_text,
    low: observation.low,
    high: observation.high,
    interpretation: observation.interpretation,
    status: observation.status,
    method: observation.method,
    comment: observation.comment,
    was: observation.was,
    file: observation.file_id === null ? null : `/labs/reports/${observation.id}/file`,
    file_type: observation.file_type,
    withdrawn_time: observation.withdrawn_time,
  };
}
