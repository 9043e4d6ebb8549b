import { useMemo, useState } from 'react';
import { useRows, type Rows } from '#kit/api/use-api.ts';
import { dayFromToday } from '../day-from-today.ts';
import { useUserSetting } from '#kit/session/user-settings.ts';
import type { DataColumn } from '#kit/table/data-column.ts';
import { type TableViews, UNTOUCHED } from '#kit/table/table-view.ts';
import { type TableViewState, useTableView } from '#kit/table/use-table-view.ts';
import { filtersOf, type ListFilters, whereOf } from '../../rules/index.ts';
import { orderOf } from './list-order.ts';
import type { ListedPatient } from '../patient-row.ts';
import { PatientListDocument, type PatientListQueryVariables } from '../registration.operations.gen.ts';

const TAKE = 50;
// The server's maximum offset; longer lists are not browsed.
const MOST_ROWS = 10_000;

/** The patient list with its view settings and server query. */
export interface PatientList {
  rows: Rows<ListedPatient>;
  /** True if there was no exact match and similar names are shown. */
  similar: boolean;
  state: TableViewState<ListedPatient>;
  filters: ListFilters;
  setFilters: (filters: ListFilters) => void;
  query: Omit<PatientListQueryVariables, 'skip' | 'take'>;
}

/**
 * Loads the patients that match a search and the filters. Columns, order and saved views are saved per user; filters
 * last until the page is left.
 */
export function usePatientList(search: string, columns: readonly DataColumn<ListedPatient>[]): PatientList {
  const [savedViews, keep] = useUserSetting<TableViews>('table.patients', UNTOUCHED);
  const [filterValues, setFilterValues] = useState<Readonly<Record<string, string>> | undefined>();
  const state = useTableView(columns, {
    value: { ...savedViews, current: { ...savedViews.current, filters: filterValues } },
    onChange: (views) => {
      setFilterValues(views.current.filters);
      const { filters: _filters, ...current } = views.current;
      keep({ ...views, current });
    },
  });
  const filters = filtersOf(state.view.filters);
  const query = { where: whereOf(search, filters, dayFromToday), orderBy: orderOf(state.sort) };
  const found = useRows(PatientListDocument, query, {
    take: TAKE,
    rows: ({ search_patients: { patient_list: list, similar } }): readonly ListedPatient[] =>
      similar ? list.map((patient) => ({ ...patient, similar })) : list,
    count: (page) => page.search_patients.count,
  });
  const rows = useMemo(() => ({ ...found, hasMore: found.hasMore && found.rows.length < MOST_ROWS }), [found]);
  return {
    rows,
    similar: rows.rows[0]?.similar === true,
    state,
    filters,
    setFilters: (next) => state.setViews({ ...state.views, current: { ...state.view, filters: { ...next } } }),
    query,
  };
}
