import type { LabFlowsheetQuery } from '../lab.operations.gen.ts';

type Series = Pick<LabFlowsheetQuery['labFlowsheet'][number], 'values'>;
type Value = Series['values'][number];

/** The previous value of a test, and whether the value rose or fell since; null if the two can't be compared. */
export interface PreviousValue {
  value: Value;
  change: 'up' | 'down' | 'same' | null;
}

/** Returns the last valid value before that of a result in its series; null if there is none. */
export function valueBefore({ values }: Series, resultId: string): PreviousValue | null {
  const at = values.findIndex(({ result_id }) => result_id === resultId);
  const own = values[at];
  const value = values.slice(0, Math.max(0, at)).findLast(({ withdrawn_time }) => withdrawn_time === null);
  if (own === undefined || value === undefined) return null;
  const [was, is] = [value.value_number, own.value_number];
  const isComparable = was !== null && is !== null && value.run === own.run && own.withdrawn_time === null;
  return { value, change: isComparable ? (is > was ? 'up' : is < was ? 'down' : 'same') : null };
}
