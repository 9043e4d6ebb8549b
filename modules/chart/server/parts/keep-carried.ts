import { NOT_CARRIED, type CarriedFrom } from './parts.sql.ts';

/** Returns a row to save: its carried-over mark is removed if it was changed or confirmed. */
export function keepCarried<Row extends CarriedFrom>(
  before: Row,
  after: Row,
  carried: boolean | null | undefined,
): Row {
  if (before.carried_from === null) return after;
  const isSame = JSON.stringify(before) === JSON.stringify(after);
  return isSame && carried !== false ? after : { ...after, ...NOT_CARRIED };
}
