import type { RulesIssue, RulesResult } from '#kit/forms/form-rules.ts';
import type { Kind } from './kinds.ts';
import type { Values } from './request-kinds.ts';

/** What the server could not say beside its field, or would let pass though nobody meant it; the rest is the server's to check. */
export function checkFilled(kind: Kind, values: Values): RulesResult<Values> {
  const issues = kind === 'AddVital' ? wrongNumbers(values) : kind === 'MakeAppointment' ? nothingWished(values) : [];
  return issues.length > 0 ? { issues } : { value: values };
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
