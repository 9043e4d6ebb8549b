import { today } from '#kit/formats/day.ts';
import { type Days, type Preset, PRESETS, presetDays } from '../rules/index.ts';

/** The settings of a report in its address. */
export interface ReportSettings {
  range: Preset | 'custom';
  /** For a custom range. */
  from: string;
  to: string;
  compare: 'none' | 'previous' | 'year';
  breakdown: string | null;
  /** The charted column; null for the report's default. */
  measure: string | null;
  filters: Readonly<Record<string, string>>;
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const FILTER = 'filter_';

/** Reads settings from the query of an address; invalid ones are ignored. */
export function readSettings(query: Readonly<Record<string, unknown>>, byMonth: boolean): ReportSettings {
  const text = (name: string): string => {
    const value = query[name];
    return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  };
  const standard: Preset = byMonth ? 'last_12_months' : 'last_30';
  const [from, to] = [text('from'), text('to')];
  const isCustom = DAY.test(from) && DAY.test(to);
  const named = PRESETS.find(({ id }) => id === text('range'))?.id;
  const range = isCustom ? 'custom' : (named ?? standard);
  const days = isCustom ? { from, to } : presetDays(range, today())!;
  const compare = text('compare');
  const filters = Object.keys(query).flatMap((name) =>
    name.startsWith(FILTER) && text(name) !== '' ? [[name.slice(FILTER.length), text(name)] as const] : [],
  );
  return {
    range,
    ...days,
    compare: compare === 'previous' || compare === 'year' ? compare : 'none',
    breakdown: text('by') === '' ? null : text('by'),
    measure: text('measure') === '' ? null : text('measure'),
    filters: Object.fromEntries(filters),
  };
}

/** Writes settings to a query for `readSettings`, without defaults. */
export function writeSettings(settings: ReportSettings, byMonth: boolean): Record<string, string> {
  const { range, from, to, compare, breakdown, measure, filters } = settings;
  const standard: Preset = byMonth ? 'last_12_months' : 'last_30';
  return {
    ...(range === 'custom' ? { from, to } : range === standard ? {} : { range }),
    ...(compare === 'none' ? {} : { compare }),
    ...(breakdown === null ? {} : { by: breakdown }),
    ...(measure === null ? {} : { measure }),
    ...Object.fromEntries(Object.entries(filters).map(([id, value]) => [FILTER + id, value])),
  };
}

/** Returns the API input for these settings. */
export function askOf({ from, to, compare, breakdown, filters }: ReportSettings): Days & {
  compare: ReportSettings['compare'];
  breakdown: string | null;
  filters: { id: string; value: string }[];
} {
  return { from, to, compare, breakdown, filters: Object.entries(filters).map(([id, value]) => ({ id, value })) };
}
