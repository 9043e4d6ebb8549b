import type { RulesIssue, RulesResult } from '#kit/forms/form-rules.ts';
import { doubted, type TypedVitals } from './doubted.ts';
import type { Kind } from './kinds.ts';
import type { TakenVital } from './portal-api.ts';
import type { Values } from './request-kinds.ts';

/** What the server could not say beside its field, or would let pass though nobody meant it; the rest is the server's to check. */
export function checkFilled(kind: Kind, values: Values, vitals: readonly TakenVital[] = []): RulesResult<Values> {
  const issues =
    kind === 'AddVital' ? measurements(values, vitals) : kind === 'MakeAppointment' ? nothingWished(values) : [];
  return issues.length > 0 ? { issues } : { value: values };
}

function measurements(values: Values, vitals: readonly TakenVital[]): RulesIssue[] {
  const doubts = doubted(values as Values & TypedVitals, vitals);
  return [...wrongNumbers(values), ...doubts.map(({ path, question }) => ({ path, message: question }))];
}

function wrongNumbers(values: Values): RulesIssue[] {
  const typed = Object.entries(values['values'] as Record<string, unknown>).map(
    ([id, value]) => [['values', id], value] as const,
  );
  const all = [...typed, [['feet'], values['feet']] as const, [['inches'], values['inches']] as const];
  return all
    .filter(([, value]) => value !== null && value !== undefined && value !== '' && typeof value !== 'number')
    .map(([path]) => ({ path: [...path], message: 'A number is expected' }));
}

function nothingWished(values: Values): RulesIssue[] {
  const isEmpty = ['category_id', 'wished_date', 'wished_time', 'description'].every((field) => {
    const value = values[field] ?? '';
    return typeof value === 'string' && value.trim() === '';
  });
  return isEmpty ? [{ message: 'Please say what kind of visit you need, or when, or in your own words.' }] : [];
}
