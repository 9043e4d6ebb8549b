import * as z from 'zod/mini';
import {
  type AllergyCategory,
  allergyCategories,
  type AllergyStatus,
  allergyStatuses,
  type RecordType,
  recordTypes,
  type Severity,
  severities,
} from './record-choices.ts';
import { emptyableLine, type Field, type FieldResult, requiredLine, requiredText } from './form-fields.ts';
import { recordLimits as limits } from './patient-limits.ts';
import { isDay } from '#values/day.ts';

/** An allergy as stored. */
export interface AllergyFields {
  allergy_substance: string;
  allergy_category: AllergyCategory;
  reaction: string | null;
  severity: Severity | null;
  onset_date: string | null;
  status: AllergyStatus;
}

/** A medication record as stored; days as YYYY-MM-DD. */
export interface MedicationFields {
  drug_name: string;
  frequency: string | null;
  from: string | null;
  to: string | null;
  record_type: RecordType;
  type: string | null;
  eRx_issue_date: string | null;
}

/** Schema of an allergy from a form or API request. `today` is the clinic's date. */
export function allergyInput(today: string) {
  const fields = {
    allergy_substance: requiredLine('Substance', limits.allergy_substance, 'This field is required'),
    allergy_category: choice('Category', allergyCategories),
    reaction: emptyableLine('Reaction', limits.reaction),
    severity: optionalChoice('Severity', severities),
    onset_date: pastDay('Onset', today),
    status: choice('Status', allergyStatuses),
  };
  const { reaction, severity, onset_date, status } = fields;
  const optional = z.partial(z.object({ reaction, severity, onset_date, status }));
  const typed = z.object({
    ...optional.shape,
    allergy_substance: fields.allergy_substance,
    allergy_category: fields.allergy_category,
  });
  return z.pipe(
    typed,
    z.transform((said: z.output<typeof typed>): AllergyFields => ({
      allergy_substance: said.allergy_substance,
      allergy_category: said.allergy_category,
      reaction: said.reaction ?? null,
      severity: said.severity ?? null,
      onset_date: said.onset_date ?? null,
      status: said.status ?? 'active',
    })),
  );
}

/** Schema of a medication record; it can't end before it begins. */
export function medicationInput(today: string) {
  const fields = {
    frequency: emptyableLine('Instructions', limits.frequency),
    from: day('From'),
    to: day('To'),
    type: emptyableLine('Type', limits.medication_type),
    eRx_issue_date: pastDay('Issued', today),
  };
  const typed = z.object({
    ...z.partial(z.object(fields)).shape,
    drug_name: requiredLine('Name', limits.drug_name, 'This field is required'),
    record_type: z.optional(choice('Type', recordTypes)),
  });
  return z.pipe(
    typed,
    z.transform((said: z.output<typeof typed>, context): MedicationFields => {
      const from = said.from ?? null;
      const to = said.to ?? null;
      if (from !== null && to !== null && to < from) {
        context.issues.push({ code: 'custom', message: 'It can’t end before it begins', path: ['to'], input: said });
      }
      return {
        drug_name: said.drug_name,
        frequency: said.frequency ?? null,
        from,
        to,
        record_type: said.record_type ?? 'Drug',
        type: said.type ?? null,
        eRx_issue_date: said.eRx_issue_date ?? null,
      };
    }),
  );
}

/** Returns whether a medication is taken today. */
export function isCurrent({ to }: { to: string | null }, today: string): boolean {
  return to === null || to >= today;
}

function choice<T extends string>(label: string, choices: readonly T[]): Field<T, string> {
  return requiredText(label, `${label} is required`, (raw): FieldResult<T> => {
    const value = choices.find((each) => each === raw.trim());
    return value === undefined ? { problem: `${label} must be one of ${choices.join(', ')}` } : { value };
  });
}

function optionalChoice<T extends string>(label: string, choices: readonly T[]): Field<T | null, string | null> {
  return emptyableLine(label, 40, (text): FieldResult<T> => {
    const value = choices.find((each) => each === text);
    return value === undefined ? { problem: `${label} must be one of ${choices.join(', ')}` } : { value };
  });
}

const EARLIEST = '1880-01-01';

function day(label: string): Field<string | null, string | null> {
  return emptyableLine(label, 40, (text): FieldResult<string> =>
    isDay(text) && text >= EARLIEST && text < '2200'
      ? { value: text }
      : { problem: `${label}: enter a date as MM/DD/YYYY` },
  );
}

function pastDay(label: string, today: string): Field<string | null, string | null> {
  return emptyableLine(label, 40, (text): FieldResult<string> => {
    if (!isDay(text) || text < EARLIEST) return { problem: `${label}: enter a date as MM/DD/YYYY` };
    return text > today ? { problem: `${label} can’t be in the future` } : { value: text };
  });
}
