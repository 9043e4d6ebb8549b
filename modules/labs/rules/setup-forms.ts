import * as z from 'zod/mini';
import { money } from '#values/money.ts';
import { line, lineOrEmpty } from '#values/line.ts';
import { accountScopes, accountStatuses } from './choose-account.ts';

const id = z.nullable(z.string());

/** The form of a laboratory. */
export const labForm = z.object({
  lab_name: line(100, 'Name is required'),
  connection: z._default(z.nullable(z.string().check(z.maxLength(60))), null),
  sending_application: lineOrEmpty(100),
  sending_facility: lineOrEmpty(100),
  message_type: z._default(z.enum(['OML_O21', 'ORM_O01']), 'OML_O21'),
  phone: lineOrEmpty(40),
  missing_status: z._default(z.enum(['preliminary', 'refused']), 'preliminary'),
});

/** The validated fields of a laboratory. */
export type LabFields = z.output<typeof labForm>;

/** The form of a laboratory account: its holder and identifiers there. An omitted password stays the same. */
export const accountForm = z
  .object({
    lab_id: z.string({ error: () => 'Laboratory is required' }).check(z.minLength(1, 'Laboratory is required')),
    scope: z.enum(accountScopes, { error: () => 'Choose doctor, practice or clinic' }),
    doctor_id: z._default(id, null),
    practice_id: z._default(id, null),
    username: lineOrEmpty(100),
    password: z.optional(z.nullable(z.string().check(z.maxLength(200, 'At most 200 characters')))),
    application: line(100, 'Application is required'),
    facility: line(100, 'Facility is required'),
    accountNumber: line(60, 'Account number is required'),
    status: z._default(z.enum(accountStatuses), 'Allowed'),
  })
  .check(
    z.refine(({ scope, doctor_id }) => scope !== 'Doctor' || Boolean(doctor_id), {
      path: ['doctor_id'],
      error: 'Doctor is required',
    }),
    z.refine(({ scope, practice_id }) => scope !== 'Practice' || Boolean(practice_id), {
      path: ['practice_id'],
      error: 'Practice is required',
    }),
  );

/** The validated fields of an account. */
export type AccountFields = z.output<typeof accountForm>;

/** A question that a laboratory asks when a test is ordered. */
export const entryQuestion = z.object({
  code: line(40, 'Code is required'),
  question: line(200, 'Question is required'),
  required: z._default(z.boolean(), true),
});

/** A validated entry question. */
export type EntryQuestion = z.output<typeof entryQuestion>;

/** A test that a laboratory offers. */
export const productForm = z.object({
  lab_id: z.string({ error: () => 'Laboratory is required' }).check(z.minLength(1, 'Laboratory is required')),
  test_code: line(40, 'Code is required'),
  testName: line(160, 'Name is required'),
  testType: z._default(line(30), 'Test'),
  alias: lineOrEmpty(200),
  loinc: z._default(line(10).check(z.regex(/^(?:\d{1,7}-\d)?$/, 'Enter a LOINC code, e.g. 718-7')), ''),
  specimen: lineOrEmpty(200),
  is_fasting: z._default(z.boolean(), false),
  questions: z._default(z.array(entryQuestion).check(z.maxLength(20, 'Enter at most 20 questions')), []),
  price: z._default(z.nullable(money(100_000_00)), null),
  onlyEprescibeSupported: z._default(z.boolean(), true),
  is_limited: z._default(z.boolean(), false),
  covered_diagnoses: z._default(z.array(line(10)).check(z.maxLength(200, 'Enter at most 200')), []),
});

/** The validated fields of a test. */
export type ProductFields = z.output<typeof productForm>;

/** A set of tests that are ordered together. */
export const testSetForm = z.object({
  name: line(80, 'Name is required'),
  is_personal: z._default(z.boolean(), false),
  product_ids: z.array(z.string()).check(z.minLength(1, 'Choose a test'), z.maxLength(60, 'Choose at most 60 tests')),
});

/** The validated fields of a set. */
export type TestSetFields = z.output<typeof testSetForm>;
