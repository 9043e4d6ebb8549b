/** An order as input of the check before sending. */
export interface CheckedOrder {
  hasAccount: boolean;
  labName: string;
  patient: { firstName: string; lastName: string; birthDay: string | null; sex: string; hasAddress: boolean };
  billTo: string;
  abn: string;
  collected: Date | null;
  tests: readonly {
    name: string;
    code: string;
    isOffered: boolean;
    isLimited: boolean;
    coveredDiagnoses: readonly string[];
    diagnoses: readonly { code: string }[];
    questions: readonly { code: string; question: string; required: boolean }[];
    answers: Readonly<Record<string, string>>;
  }[];
}

/** Payers of a test. */
export const payers = ['Insurance', 'Medicare', 'Patient', 'Clinic'] as const;
/** The patient's response to the notice that Medicare may not pay (Advance Beneficiary Notice). */
export const noticeAnswers = ['None', 'Signed', 'Refused'] as const;

/** Returns whether the patient must be notified in advance that Medicare may not pay for a test. */
export function needsNotice({ billTo, tests }: Pick<CheckedOrder, 'billTo' | 'tests'>): boolean {
  return billTo === 'Medicare' && tests.some(isNotCovered);
}

function isNotCovered({ isLimited, coveredDiagnoses, diagnoses }: CheckedOrder['tests'][number]): boolean {
  return isLimited && !diagnoses.some(({ code }) => coveredDiagnoses.some((covered) => code.startsWith(covered)));
}

/** Returns the reasons for which a laboratory would reject the order, one sentence each; empty if it can be sent. */
export function checkOrder(order: CheckedOrder, now: Date): string[] {
  const { patient, tests, labName } = order;
  const found: string[] = [];
  // A declined notice outranks everything: nothing is ordered without the patient’s consent.
  if (needsNotice(order) && order.abn === 'Refused')
    return ['The patient declined the Medicare notice (ABN). This order can’t be sent.'];
  if (!order.hasAccount) found.push(`No account at ${labName} is available for this order.`);
  if (tests.length === 0) found.push('Add a test to send.');
  if (patient.firstName.trim() === '' || patient.lastName.trim() === '')
    found.push('The patient’s name is incomplete.');
  if (patient.birthDay === null) found.push('The patient’s date of birth is missing.');
  if (patient.sex === '') found.push('The patient’s gender is missing.');
  if (!patient.hasAddress && order.billTo !== 'Clinic') found.push('The patient’s mailing address is missing.');
  if (order.collected !== null && order.collected.getTime() > now.getTime() + 366 * 86_400_000)
    found.push('The collection date is more than one year in the future.');
  for (const test of tests) {
    if (!test.isOffered) found.push(`${labName} no longer offers ${test.name}.`);
    if (test.diagnoses.length === 0) found.push(`${test.name} requires a diagnosis.`);
    for (const { code, question, required } of test.questions)
      if (required && (test.answers[code] ?? '').trim() === '')
        found.push(`${test.name}: “${question}” is not answered.`);
  }
  if (needsNotice(order) && order.abn === 'None')
    found.push('Medicare may not cover this test. Ask the patient to sign the notice (ABN) first.');
  return found;
}
