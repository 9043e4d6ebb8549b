import { type LineProblem, readSheet, wholeOf } from './read-csv.ts';

const COLUMNS = {
  line: ['line', 'id', 'lineid'],
  counted: ['counted', 'count', 'quantity'],
  time: ['countedat', 'time', 'at', 'countedtime'],
  reason: ['reason', 'comment'],
} as const;

/** A counted line of a sheet: `time` is an ISO instant, or empty. */
export interface CountedLine {
  line: number;
  id: string;
  counted: number;
  time: string;
  reason: string;
}

/**
 * Reads counted quantities from CSV with a header row: line and counted, and optionally a time and a reason. Lines
 * without a quantity are skipped.
 */
export function readCountSheet(text: string): { counted: CountedLine[]; problems: LineProblem[] } {
  const { lines, problems } = readSheet(text, COLUMNS, ['line', 'counted']);
  const counted = lines.flatMap(({ line, cells }) => {
    const number = wholeOf(cells.counted);
    if (number === null) return [];
    if (!Number.isInteger(number) || number < 0) {
      problems.push({ line, message: 'Enter a whole number of 0 or more.' });
      return [];
    }
    if (cells.time !== '' && Number.isNaN(Date.parse(cells.time))) {
      problems.push({ line, message: 'Enter a time, e.g. 2026-11-22T14:30:00Z.' });
      return [];
    }
    return [
      { line, id: cells.line.toLowerCase(), counted: number, time: cells.time, reason: cells.reason.slice(0, 300) },
    ];
  });
  return { counted, problems };
}
