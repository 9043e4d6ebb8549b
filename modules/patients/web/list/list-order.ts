import type { TableView } from '#kit/table/table-view.ts';
import type { PatientListQueryVariables } from '../registration.operations.gen.ts';

const COLUMN: Record<string, keyof NonNullable<PatientListQueryVariables['orderBy']>> = {
  name: 'last_name',
  birth: 'date_of_birth',
  record: 'user_patient_id',
};

/** Returns the server's sort order for a column; null for relevance order. */
export function orderOf(sort: TableView['sort']): PatientListQueryVariables['orderBy'] {
  const by = sort === undefined ? undefined : COLUMN[sort.column];
  return by === undefined || sort === undefined ? null : { [by]: sort.direction };
}
