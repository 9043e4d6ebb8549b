/** The position of a panel in the grid of 12 columns; x and w in columns, y and h in rows. */
export interface PanelPlace {
  id: string;
  x: number;
  y: number;
  w: number;
  h: number;
  hidden?: boolean;
}

/** A layout, as plain JSON that can be stored anywhere. */
export type PanelLayout = readonly PanelPlace[];

/** An action in a panel's menu. */
export type PanelMove =
  | 'left'
  | 'right'
  | 'up'
  | 'down'
  | 'earlier'
  | 'later'
  | 'wider'
  | 'narrower'
  | 'taller'
  | 'shorter'
  | 'hide'
  | 'show';

/** Columns of the grid (specification 1 §2.13, §9). */
export const COLUMNS = 12;
const NARROWEST = 2;
const LOWEST = 2;
const HIGHEST = 40;

/**
 * Returns the layout to show: the saved one as far as it is valid, for exactly the existing panels. A panel missing
 * from it gets its place in the initial layout; overlapping panels move down.
 */
export function fitLayout(initial: PanelLayout, savedLayout: unknown): PanelLayout {
  const known = new Map(
    (Array.isArray(savedLayout) ? savedLayout : []).filter(isPlace).map((place) => [place.id, place]),
  );
  return compact(initial.map((place) => clamp({ ...place, ...known.get(place.id) })));
}

/** Returns the panels in reading order, as a phone stacks them: row by row from the left. */
export function readingOrder(layout: PanelLayout): PanelLayout {
  return layout.toSorted((one, other) => one.y - other.y || one.x - other.x);
}

/** Returns the layout after one action of a panel's menu; the same layout if the action has no effect. */
export function changePanel(layout: PanelLayout, id: string, move: PanelMove): PanelLayout {
  const panel = layout.find((place) => place.id === id);
  if (panel === undefined) return layout;
  const next = changed(layout, panel, move);
  return samePlaces(next, layout) ? layout : next;
}

/** Returns whether two layouts show the same panels in the same places. */
export function samePlaces(one: PanelLayout, other: PanelLayout): boolean {
  const text = (layout: PanelLayout): string =>
    layout
      .map(({ id, x, y, w, h, hidden }) => `${id} ${hidden === true ? 'hidden' : [x, y, w, h].join(' ')}`)
      .toSorted()
      .join('\n');
  return text(one) === text(other);
}

/**
 * Moves every visible panel up as far as it goes without touching another; overlapping ones go below. `first` wins a
 * tie.
 */
export function compact(layout: PanelLayout, first?: string): PanelLayout {
  const placed: PanelPlace[] = [];
  const rank = (place: PanelPlace): number => (place.id === first ? 0 : 1);
  const sorted = layout
    .filter(({ hidden }) => hidden !== true)
    .toSorted((one, other) => one.y - other.y || rank(one) - rank(other) || one.x - other.x);
  for (const panel of sorted) {
    let y = panel.y;
    const free = (at: number): boolean => !placed.some((other) => overlap({ ...panel, y: at }, other));
    while (y > 0 && free(y - 1)) y -= 1;
    while (!free(y)) y += 1;
    placed.push({ ...panel, y });
  }
  const byId = new Map(placed.map((place) => [place.id, place]));
  return layout.map((place) => byId.get(place.id) ?? place);
}

function changed(layout: PanelLayout, panel: PanelPlace, move: PanelMove): PanelLayout {
  const put = (...places: readonly PanelPlace[]): PanelLayout => {
    const fresh = new Map(places.map((place) => [place.id, clamp(place)]));
    return compact(
      layout.map((place) => fresh.get(place.id) ?? place),
      panel.id,
    );
  };
  switch (move) {
    case 'wider':
      // At the right edge it grows to the left.
      return put({ ...panel, w: panel.w + 1, x: Math.min(panel.x, COLUMNS - panel.w - 1) });
    case 'narrower':
      return put({ ...panel, w: panel.w - 1 });
    case 'taller':
      return put({ ...panel, h: panel.h + 1 });
    case 'shorter':
      return put({ ...panel, h: panel.h - 1 });
    case 'hide':
      return put({ ...panel, hidden: true });
    case 'show':
      return put({ ...panel, hidden: false, y: lowestRow(layout) });
    case 'earlier':
    case 'later':
      return turn(layout, panel, move, put);
    default:
      return step(layout, panel, move, put);
  }
}

// Where panels are stacked, a step swaps a panel with the one before or after it in reading order, in whichever column.
// If the grid would compact to the same order again, it tries the next one in that direction.
function turn(
  layout: PanelLayout,
  panel: PanelPlace,
  move: 'earlier' | 'later',
  put: (...places: readonly PanelPlace[]) => PanelLayout,
): PanelLayout {
  const read = (of: PanelLayout): PanelLayout => readingOrder(of).filter(({ hidden }) => hidden !== true);
  const placeIn = (of: PanelLayout): number => read(of).findIndex(({ id }) => id === panel.id);
  const order = read(layout);
  const at = placeIn(layout);
  const others = move === 'earlier' ? order.slice(0, at).toReversed() : order.slice(at + 1);
  for (const other of others) {
    const next = put({ ...panel, x: other.x, y: other.y }, { ...other, x: panel.x, y: panel.y });
    if (move === 'earlier' ? placeIn(next) < at : placeIn(next) > at) return next;
  }
  return layout;
}

// A step swaps a panel with the neighbor on that side; without one, it moves by one column.
function step(
  layout: PanelLayout,
  panel: PanelPlace,
  move: 'left' | 'right' | 'up' | 'down',
  put: (...places: readonly PanelPlace[]) => PanelLayout,
): PanelLayout {
  const beside = neighbour(layout, panel, move);
  if (beside === undefined) {
    if (move === 'left') return put({ ...panel, x: panel.x - 1 });
    if (move === 'right') return put({ ...panel, x: panel.x + 1 });
    return layout;
  }
  if (move === 'left') return put({ ...panel, x: beside.x }, { ...beside, x: beside.x + panel.w });
  if (move === 'right') return put({ ...panel, x: beside.x + beside.w - panel.w }, { ...beside, x: panel.x });
  if (move === 'up') return put({ ...panel, y: beside.y }, { ...beside, y: beside.y + panel.h });
  return put({ ...panel, y: panel.y + beside.h }, { ...beside, y: panel.y });
}

function neighbour(layout: PanelLayout, panel: PanelPlace, side: string): PanelPlace | undefined {
  const others = layout.filter(({ id, hidden }) => hidden !== true && id !== panel.id);
  const rows = others.filter((other) => other.y < panel.y + panel.h && panel.y < other.y + other.h);
  const columns = others.filter((other) => other.x < panel.x + panel.w && panel.x < other.x + other.w);
  if (side === 'left')
    return best(
      rows.filter((other) => other.x + other.w <= panel.x),
      (other) => other.x + other.w,
    );
  if (side === 'right')
    return best(
      rows.filter((other) => other.x >= panel.x + panel.w),
      (other) => -other.x,
    );
  if (side === 'up')
    return best(
      columns.filter((other) => other.y < panel.y),
      (other) => other.y + other.h,
    );
  return best(
    columns.filter((other) => other.y > panel.y),
    (other) => -other.y,
  );
}

function best(places: readonly PanelPlace[], worth: (place: PanelPlace) => number): PanelPlace | undefined {
  return places.toSorted((one, other) => worth(other) - worth(one))[0];
}

function overlap(one: PanelPlace, other: PanelPlace): boolean {
  return one.x < other.x + other.w && other.x < one.x + one.w && one.y < other.y + other.h && other.y < one.y + one.h;
}

function lowestRow(layout: PanelLayout): number {
  return layout.reduce((row, { y, h, hidden }) => (hidden === true ? row : Math.max(row, y + h)), 0);
}

function clamp(place: PanelPlace): PanelPlace {
  const w = within(place.w, NARROWEST, COLUMNS);
  return {
    id: place.id,
    x: within(place.x, 0, COLUMNS - w),
    y: within(place.y, 0, 1000),
    w,
    h: within(place.h, LOWEST, HIGHEST),
    ...(place.hidden === true ? { hidden: true } : {}),
  };
}

function within(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, Math.round(value)));
}

function isPlace(value: unknown): value is PanelPlace {
  const { id, x, y, w, h } = (value ?? {}) as Record<string, unknown>;
  return typeof id === 'string' && [x, y, w, h].every((number) => Number.isFinite(number));
}
