import { request } from '#kit/api/request.ts';
import type { ExportSource } from '#kit/table/export/run-export.ts';
import type { ListedPatient } from '../patient-row.ts';
import { ExportPatientsDocument, type ExportPatientsQueryVariables } from '../registration.operations.gen.ts';

// The server's maximum offset; longer lists are not browsed.
const MOST_ROWS = 10_000;
const PAGE = 1000;

/** The export of a patient list: through a separate query, which the server audits before it responds. */
export function exportOf(
  query: Pick<ExportPatientsQueryVariables, 'where' | 'orderBy'>,
): Pick<ExportSource<ListedPatient>, 'take' | 'read'> {
  return {
    take: PAGE,
    read: async ({ kind: format, marked, skip, take, signal }) => {
      if (skip > MOST_ROWS) return [];
      const ids = marked.slice(skip, skip + take).map(({ id }) => id);
      const page = ids.length > 0 ? { where: { id: { in: ids } }, skip: 0 } : { ...query, skip };
      const found = await request(ExportPatientsDocument, { ...page, format, take }, { signal });
      return found.export_patients.patient_list;
    },
  };
}
