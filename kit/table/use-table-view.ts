import { useMemo, useState } from 'react';
import type { DataColumn, Sort } from './data-column.ts';
import { fitViews, shownColumns, type TableView, type TableViews, UNTOUCHED } from './table-view.ts';

/** The views of a list, shared by its page, its table and its tools. */
export interface TableViewState<Row> {
  /** All existing columns. */
  all: readonly DataColumn<Row>[];
  /** The columns to pass to the DataTable. */
  columns: readonly DataColumn<Row>[];
  views: TableViews;
  setViews: (views: TableViews) => void;
  view: TableView;
  sort: Sort | undefined;
  setSort: (sort: Sort) => void;
  filter: (name: string) => string;
  setFilter: (name: string, value: string) => void;
}

/**
 * The columns, sorting, filters and saved views of a list. Pass `value` and `onChange` to store them, e.g. from
 * `useUserSetting`; without them they last as long as the page.
 */
export function useTableView<Row>(
  columns: readonly DataColumn<Row>[],
  options: { value?: TableViews; onChange?: (views: TableViews) => void; begin?: TableView } = {},
): TableViewState<Row> {
  const [own, setOwn] = useState<TableViews>(
    options.begin === undefined ? UNTOUCHED : { current: options.begin, saved: [] },
  );
  const views = useMemo(() => (options.value === undefined ? own : fitViews(options.value)), [options.value, own]);
  const setViews = (changed: TableViews): void => {
    setOwn(changed);
    options.onChange?.(changed);
  };
  const change = (part: TableView): void => setViews({ ...views, current: { ...views.current, ...part } });
  const view = views.current;
  const shown = useMemo(() => shownColumns(columns, view), [columns, view]);
  return {
    all: columns,
    columns: shown,
    views,
    setViews,
    view,
    sort: view.sort,
    setSort: (sort) => change({ sort }),
    filter: (name) => view.filters?.[name] ?? '',
    setFilter: (name, value) => change({ filters: { ...view.filters, [name]: value } }),
  };
}
