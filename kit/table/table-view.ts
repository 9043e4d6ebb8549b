import type { DataColumn, Sort } from './data-column.ts';

/** How somebody looks at a list: which columns in which order, sorted and filtered how. Plain JSON, to be kept anywhere. */
export interface TableView {
  /** Ids of columns in their order; columns that it doesn't name follow in theirs. */
  order?: readonly string[];
  /** For the columns that differ from how they begin. */
  shown?: Readonly<Record<string, boolean>>;
  sort?: Sort;
  /** What the page's filters hold, by their names. */
  filters?: Readonly<Record<string, string>>;
}

/** A view under a name of its author's choice. */
export interface SavedView extends TableView {
  name: string;
}

/** What is remembered of a list for a user: how they left it, and their saved views. */
export interface TableViews {
  current: TableView;
  saved: readonly SavedView[];
}

/** A list that nobody has touched yet. */
export const UNTOUCHED: TableViews = { current: {}, saved: [] };

/** What was kept of a list, as far as it makes sense: what a setting holds may come from another version, or from anywhere. */
export function fitViews(setting: unknown): TableViews {
  const { current, saved } = partsOf(setting);
  const named = (Array.isArray(saved) ? saved : []).filter((view) => typeof partsOf(view)['name'] === 'string');
  return {
    current: fitView(current),
    saved: named.map((view) => ({ ...fitView(view), name: partsOf(view)['name'] as string })),
  };
}

function fitView(setting: unknown): TableView {
  const { order, shown, sort, filters } = partsOf(setting);
  const { column, direction } = partsOf(sort);
  return {
    ...(Array.isArray(order) && { order: order.filter((id) => typeof id === 'string') }),
    ...(shown !== undefined && { shown: only(shown, 'boolean') }),
    ...(typeof column === 'string' && (direction === 'asc' || direction === 'desc') && { sort: { column, direction } }),
    ...(filters !== undefined && { filters: only(filters, 'string') }),
  };
}

function only<Type extends 'boolean' | 'string'>(
  setting: unknown,
  type: Type,
): Record<string, Type extends 'boolean' ? boolean : string> {
  return Object.fromEntries(Object.entries(partsOf(setting)).filter(([, value]) => typeof value === type)) as never;
}

function partsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

/** All columns in the order of the view, shown or not. A view that knows other columns than there are does no harm. */
export function orderedColumns<Row>(columns: readonly DataColumn<Row>[], view: TableView): readonly DataColumn<Row>[] {
  const order = view.order ?? [];
  if (order.length === 0) return columns;
  const place = (column: DataColumn<Row>): number => {
    const at = order.indexOf(column.id);
    // A column that the view does not know yet stays behind the one that it follows in the list itself.
    return at >= 0 ? at : columns.indexOf(column) + 0.5;
  };
  return columns.toSorted((one, other) => place(one) - place(other));
}

/** Whether the view shows a column. */
export function isShown<Row>(column: DataColumn<Row>, view: TableView): boolean {
  return column.fixed === true || (view.shown?.[column.id] ?? column.hidden !== true);
}

/** The columns that a list shows; never none. */
export function shownColumns<Row>(columns: readonly DataColumn<Row>[], view: TableView): readonly DataColumn<Row>[] {
  const shown = orderedColumns(columns, view).filter((column) => isShown(column, view));
  return shown.length > 0 ? shown : columns.slice(0, 1);
}

/** The view with a column shown or hidden. */
export function showColumn(view: TableView, id: string, shown: boolean): TableView {
  return { ...view, shown: { ...view.shown, [id]: shown } };
}

/** The view with a column moved by some places, no further than the list's ends. */
export function moveColumn<Row>(
  columns: readonly DataColumn<Row>[],
  view: TableView,
  id: string,
  by: number,
): TableView {
  const order = orderedColumns(columns, view).map((column) => column.id);
  const from = order.indexOf(id);
  if (from < 0) return view;
  const to = Math.min(order.length - 1, Math.max(0, from + by));
  order.splice(to, 0, ...order.splice(from, 1));
  return { ...view, order };
}

/** The views with the current one saved under a name; a view of this name is replaced. */
export function saveView(views: TableViews, name: string): TableViews {
  const saved: SavedView = { ...views.current, name: name.trim() };
  const others = views.saved.filter((view) => !sameName(view.name, name));
  return { ...views, saved: [...others, saved].toSorted((one, other) => one.name.localeCompare(other.name)) };
}

/** The views without the one of this name. */
export function dropView(views: TableViews, name: string): TableViews {
  return { ...views, saved: views.saved.filter((view) => !sameName(view.name, name)) };
}

/** The views with the one of this name as the current one. */
export function takeView(views: TableViews, name: string): TableViews {
  const found = views.saved.find((view) => sameName(view.name, name));
  if (found === undefined) return views;
  const { name: _name, ...current } = found;
  return { ...views, current };
}

/** The saved view that a list shows just now, if it shows one unchanged. */
export function currentName(views: TableViews): string | undefined {
  return views.saved.find(({ name: _name, ...view }) => sameView(view, views.current))?.name;
}

function sameName(one: string, other: string): boolean {
  return one.trim().toLocaleLowerCase('en') === other.trim().toLocaleLowerCase('en');
}

function sameView(one: TableView, other: TableView): boolean {
  return canonical(one) === canonical(other);
}

function canonical({ order, shown, sort, filters }: TableView): string {
  const sorted = (record: Readonly<Record<string, unknown>> | undefined): unknown =>
    Object.entries(record ?? {})
      .filter(([, value]) => value !== '')
      .toSorted(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify([
    order ?? [],
    sorted(shown),
    sort === undefined ? null : [sort.column, sort.direction],
    sorted(filters),
  ]);
}
