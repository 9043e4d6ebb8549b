// Generated from the contract by `npm run generate`; CI proves it fresh.
import type { Answer, Field, RowResolvers } from '../../../platform/field.ts';

export type ChartNoteKeyword = {
  keyword: string;
};

export type FoundChartNote<Rows = object> = {
  id: string;
  chart_note_record_name: string;
  /** The beginning of the note as plain text, at most 200 characters. */
  note: string;
  service_date: string;
  clinic_patient: Answer<Rows, 'FoundChartPatient', FoundChartPatient>;
};

export type FoundChartPatient = {
  id: string;
  first_name: string;
  last_name: string;
};

export type QueryResolvers<Rows = object> = {
  searchChartNote?: Field<Array<Answer<Rows, 'FoundChartNote', FoundChartNote<Rows>>>, { data: ChartNoteKeyword }>;
};

export type Resolvers<Rows = object> = {
  Query?: QueryResolvers<Rows>;
} & RowResolvers<
  Rows,
  {
    FoundChartNote: FoundChartNote<Rows>;
    FoundChartPatient: FoundChartPatient;
  }
>;
