import type { DataColumn, Sort } from './data-column.ts';

/**
 * A user's view of a list: the columns and their order, sorting and filters. Plain JSON that can be stored anywhere.
 */
export interface TableView {
  /** Ids of columns in order; columns that are not included follow in their default order. */
  order?: readonly string[];
  /** Only for columns that differ from their default. */
  shown?: Readonly<Record<string, boolean>>;
  sort?: Sort;
  /** The values of the page's filters, by name. */
  filters?: Readonly<Record<string, string>>;
}

/** A view with a name that its author chose. */
export interface SavedView extends TableView {
  name: string;
}

/** The stored views of a list for a user: its last state, and saved views. */
export interface TableViews {
  current: TableView;
  saved: readonly SavedView[];
}

/** A list with default settings. */
export const UNTOUCHED: TableViews = { current: {}, saved: [] };

/** Returns the valid parts of stored views: the setting may come from another version, or from anywhere. */
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

/** Returns all columns in the order of the view, visible or not. Unknown columns in the view are ignored. */
export function orderedColumns<Row>(columns: readonly DataColumn<Row>[], view: TableView): readonly DataColumn<Row>[] {
  const order = view.order ?? [];
  if (order.length === 0) return columns;
  const place = (column: DataColumn<Row>): number => {
    const at = order.indexOf(column.id);
    // A column that is missing from the view goes after its predecessor in the default order.
    return at >= 0 ? at : columns.indexOf(column) + 0.5;
  };
  return columns.toSorted((one, other) => place(one) - place(other));
}

/** Returns whether the view shows a column. */
export function isShown<Row>(column: DataColumn<Row>, view: TableView): boolean {
  return column.fixed === true || (view.shown?.[column.id] ?? column.hidden !== true);
}

/** Returns the visible columns of a list; at least one. */
export function shownColumns<Row>(columns: readonly DataColumn<Row>[], view: TableView): readonly DataColumn<Row>[] {
  const shown = orderedColumns(columns, view).filter((column) => isShown(column, view));
  return shown.length > 0 ? shown : columns.slice(0, 1);
}

/** Returns the view with a column shown or hidden. */
export function showColumn(view: TableView, id: string, shown: boolean): TableView {
  return { ...view, shown: { ...view.shown, [id]: shown } };
}

/** Returns the view with a column moved by some places, within the ends of the list. */
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

/** Saves the current view under a name, replacing a view of that name. */
export function saveView(views: TableViews, name: string): TableViews {
  const saved: SavedView = { ...views.current, name: name.trim() };
  const others = views.saved.filter((view) => !sameName(view.name, name));
  return { ...views, saved: [...others, saved].toSorted((one, other) => one.name.localeCompare(other.name)) };
}

/** Deletes the view of this name. */
export function dropView(views: TableViews, name: string): TableViews {
  return { ...views, saved: views.saved.filter((view) => !sameName(view.name, name)) };
}

/** Makes the view of this name the current one. */
export function takeView(views: TableViews, name: string): TableViews {
  const found = views.saved.find((view) => sameName(view.name, name));
  if (found === undefined) return views;
  const { name: _name, ...current } = found;
  return { ...views, current };
}

/** Returns the name of the saved view that the list currently shows unchanged, if any. */
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
