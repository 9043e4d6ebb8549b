import type { Queryable } from '#platform/database.ts';
import { readPatients } from '#patients/server';
import { checkOrder, chooseAccount, needsNotice, type AccountScope, type CheckedOrder } from '../../rules/index.ts';
import { readProducts } from '../setup/products.sql.ts';
import { readAccounts, type AccountRow } from '../setup/setup.sql.ts';
import type { GroupRow, TestRow } from './orders.sql.ts';

/** An order with everything needed to send it. */
export interface CheckedGroup {
  account: AccountRow | null;
  problems: string[];
  needsAbn: boolean;
}

/** Checks an order by the laboratory's rules, and finds its account. */
export async function checkGroup(
  db: Queryable,
  clinicId: string,
  { group, tests }: { group: GroupRow; tests: readonly TestRow[] },
  now: Date,
  scope: AccountScope | null = null,
): Promise<CheckedGroup> {
  const [patients, accounts, products] = await Promise.all([
    readPatients(db, clinicId, [group.patient_id], { addresses: true }),
    readAccounts(db, clinicId),
    readProducts(
      db,
      clinicId,
      tests.flatMap(({ product_id }) => product_id ?? []),
    ),
  ]);
  const [patient] = patients;
  const account = chooseAccount(accounts, {
    labId: group.lab_id,
    doctorId: group.provider_id,
    practiceId: group.practice_id,
    scope,
  });
  const byId = new Map(products.map((each) => [each.id, each]));
  const order: CheckedOrder = {
    hasAccount: account !== null,
    labName: group.lab_name,
    patient: {
      firstName: patient?.first_name ?? '',
      lastName: patient?.last_name ?? '',
      birthDay: patient?.date_of_birth ?? null,
      sex: patient?.gender ?? '',
      hasAddress: (patient?.addresses ?? []).length > 0,
    },
    billTo: group.bill_to,
    abn: group.abn,
    collected: group.collection_time,
    tests: tests
      .filter(({ status }) => status !== 'Cancelled')
      .map((test) => {
        const product = test.product_id === null ? undefined : byId.get(test.product_id);
        return {
          name: test.test_name,
          code: test.test_code,
          isOffered: product?.deleted_time === null,
          isLimited: product?.is_limited ?? false,
          coveredDiagnoses: product?.covered_diagnoses ?? [],
          diagnoses: test.diagnoses,
          questions: test.questions,
          answers: test.answers,
        };
      }),
  };
  return { account, problems: checkOrder(order, now), needsAbn: needsNotice(order) };
}
