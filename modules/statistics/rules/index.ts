export {
  daysBefore,
  daysProblem,
  MOST_DAYS,
  type Days,
  PRESETS,
  type Preset,
  presetDays,
  wholeMonths,
} from './range.ts';
export { reportCsv } from './report-csv.ts';
export { changeSince, type CountedRow, footOf, sumOf, withRatios } from './report-rows.ts';
export { viewForm } from './view-form.ts';
