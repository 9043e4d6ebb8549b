import { refreshAll, type Refreshes, useApiQuery } from '#kit/api/use-api.ts';
import { StatusBadge } from '#kit/feedback/status-badge.tsx';
import { useLive } from '#kit/live/use-live.ts';
import type { EventActionProps } from '#kit/module/web-module.ts';
import { VisitNumbersDocument } from './calendar.operations.gen.ts';

const NUMBERS: Refreshes = [['calendar', 'VisitNumbers']];

/** Shows the number by which a checked-in patient is called; nothing if there is none. */
export function VisitNumber({ eventId }: EventActionProps) {
  useLive('rooming.visit-changed', () => refreshAll(NUMBERS));
  const read = useApiQuery(VisitNumbersDocument, {}, { quiet: true });
  const found = read.data?.visitNumbers.find(({ event_id }) => event_id === eventId);
  return found === undefined ? null : <StatusBadge tone="info">Number {found.ticket}</StatusBadge>;
}
