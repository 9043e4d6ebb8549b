import * as z from 'zod/mini';
import { lineOrEmpty, paragraphsOrEmpty } from '#values/line.ts';
import { noticeAnswers, payers } from './check-order.ts';

/** A diagnosis of a test. */
export const orderDiagnosis = z.object({
  code: z
    .string()
    .check(
      z.trim(),
      z.toUpperCase(),
      z.regex(/^[A-Z]\d[0-9A-Z](?:\.[0-9A-Z]{1,4})?$/, 'Enter an ICD-10 code, e.g. E11.9'),
    ),
  name: lineOrEmpty(200),
});

/** The fields of an order that apply to all of its tests. */
export const orderForm = z.object({
  priority: z._default(z.enum(['Routine', 'Urgent', 'Stat']), 'Routine'),
  collection_time: z._default(z.nullable(z.date()), null),
  is_fasting: z._default(z.nullable(z.boolean()), null),
  bill_to: z._default(z.enum(payers), 'Insurance'),
  abn: z._default(z.enum(noticeAnswers), 'None'),
  copies_to: z._default(
    z.array(z.string().check(z.trim(), z.minLength(1), z.maxLength(100))).check(z.maxLength(10)),
    [],
  ),
  comments: paragraphsOrEmpty(1000),
});

/** The validated fields of an order. */
export type OrderFields = z.output<typeof orderForm>;

/** The fields of one test of an order. */
export const testForm = z.object({
  diagnoses: z._default(z.array(orderDiagnosis).check(z.maxLength(12, 'Choose at most 12 diagnoses')), []),
  answers: z._default(z.record(z.string().check(z.maxLength(40)), z.string().check(z.maxLength(500))), {}),
});

/** The validated fields of a test. */
export type TestFields = z.output<typeof testForm>;

/** Dispositions of a reviewed result. */
export const dispositions = ['None needed', 'Patient told', 'Ordered', 'Prescribed', 'Task', 'Visit'] as const;
export type Disposition = (typeof dispositions)[number];

/** Days after which a waiting result is highlighted: first amber, then red. */
export const PENDING_DAYS = { warning: 7, danger: 14 } as const;
/** Specification 2 §9. */
export const ORDERS_PER_PAGE = 99;
