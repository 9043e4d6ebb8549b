import { invalid, isDomainError } from '#platform/domain-error.ts';
import type { Resolvers } from '../../api/globalsearch.gen.ts';
import type { PatientColumn } from '../patients.sql.ts';
import { searchPatients } from './search-patients.ts';

const LONGEST = 100;
const MOST = 12;
const COLUMNS: readonly PatientColumn[] = [
  'id',
  'first_name',
  'last_name',
  'middle_name',
  'gender',
  'date_of_birth',
  'deceased_date',
  'record_number',
];

/** Resolvers of the globalsearch service for patients. */
export const globalsearch: Resolvers = {
  Query: {
    searchPatient: async (_parent, { data }, ctx) => {
      const search = data.keyword.trim();
      if (search.length > LONGEST)
        return invalid([{ path: 'data.keyword', message: `A keyword can have at most ${LONGEST} characters` }]);
      if (search === '') return [];
      const found = await searchPatients(ctx, {
        where: { search },
        orderBy: null,
        skip: 0,
        take: MOST,
        counted: false,
        reading: { columns: COLUMNS },
      });
      return isDomainError(found)
        ? found
        : found.patients.map((patient) => ({ ...patient, user_patient_id: String(patient.record_number) }));
    },
  },
};
