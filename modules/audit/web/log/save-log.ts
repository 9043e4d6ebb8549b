import { requestParts } from '#kit/api/request.ts';
import { clinicZone } from '#kit/formats/clinic-zone.ts';
import { today } from '#kit/formats/day.ts';
import { saveFile } from '#kit/table/export/save-file.ts';
import { type LogFilter, whereOf } from './log-filter.ts';

const CARRIAGE_RETURN = 13;

/**
 * Reads the filtered log as CSV, reports the number of received rows, and lets the browser save the file; returns the
 * number of entries.
 */
export async function saveLog(
  filter: LogFilter,
  signal: AbortSignal,
  onProgress: (count: number) => void,
): Promise<number> {
  const { time, ...where } = whereOf(filter, clinicZone());
  const body = { ...where, from: time?.gte ?? null, until: time?.lt ?? null };
  // The first row is the header.
  let lines = -1;
  const file = await requestParts('/api/audit_logs/export', {
    body: body,
    signal,
    onPart: (part) => {
      for (const byte of part) if (byte === CARRIAGE_RETURN) lines += 1;
      onProgress(Math.max(0, lines));
    },
  });
  signal.throwIfAborted();
  saveFile(file, `Audit log ${today()}.csv`);
  return Math.max(0, lines);
}
