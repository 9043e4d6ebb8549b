import { NOT_CARRIED, type Carried } from './parts.sql.ts';

/** A row as it is asked for: the mark that it was carried over goes where it was changed, or where somebody says that it still holds. */
export function keepCarried<Row extends Carried>(before: Row, after: Row, carried: boolean | null | undefined): Row {
  if (before.carried_from === null) return after;
  const isSame = JSON.stringify(before) === JSON.stringify(after);
  return isSame && carried !== false ? after : { ...after, ...NOT_CARRIED };
}
