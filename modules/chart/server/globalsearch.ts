import { invalid, isDomainError } from '#platform/domain-error.ts';
import { selectedFields } from '#platform/selected-fields.ts';
import type { Resolvers } from '../api/globalsearch.gen.ts';
import { findNotes } from './find-notes.ts';
import { excerptOf } from './excerpt-of.ts';

const LONGEST = 100;
const MOST = 12;

/** Resolvers of the globalsearch service for chart notes. */
export const globalsearch: Resolvers = {
  Query: {
    searchChartNote: async (_parent, { data }, ctx, info) => {
      const search = data.keyword.trim();
      if (search.length > LONGEST)
        return invalid([{ path: 'data.keyword', message: `A keyword can have at most ${LONGEST} characters` }]);
      if (search === '') return [];
      const found = await findNotes(ctx, {
        where: { search },
        orderBy: null,
        skip: 0,
        take: MOST,
        texts: selectedFields(info).has('note') ? 'beginning' : 'none',
        counted: false,
        either: true,
      });
      if (isDomainError(found)) return found;
      return found.notes.map(({ id, record_name, note, nurse_note, service_date, patient }) => ({
        id,
        chart_note_record_name: record_name,
        note: excerptOf(note) || excerptOf(nurse_note),
        service_date,
        clinic_patient: patient,
      }));
    },
  },
};
