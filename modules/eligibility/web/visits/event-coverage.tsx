import { Button } from '@mantine/core';
import { useApiMutation, useApiQuery } from '#kit/api/use-api.ts';
import { Notice } from '#kit/feedback/notice.tsx';
import { ReadHint } from '#kit/feedback/read-hint.tsx';
import { StatusBadge } from '#kit/feedback/status-badge.tsx';
import { formatInstant } from '#kit/formats/instant.ts';
import type { EventActionProps } from '#kit/module/web-module.ts';
import { can } from '#kit/session/viewer.ts';
import type { EventSectionProps } from '#scheduling/web';
import classes from '../eligibility.module.css';
import { CheckCoverageDocument, VisitCoverageDocument } from '../eligibility.operations.gen.ts';
import { statusWords } from '../status-words.ts';
import { ELIGIBILITY, useEligibilityChanged } from '../use-eligibility.ts';

/** Shows the coverage of an event's patient on its day in the event window, with a button to check it. */
export function EventCoverageSection({ event }: EventSectionProps) {
  return event === null || event.patient === null ? null : <EventCoverage eventId={event.event_key} />;
}

/** Shows the same on one line of the calendar's event card, as a warning if the coverage is not active. */
export function EventCoverageLine({ eventId, patientId }: EventActionProps) {
  return patientId === null ? null : <EventCoverage eventId={eventId} />;
}

function EventCoverage({ eventId }: { eventId: string }) {
  useEligibilityChanged();
  const read = useApiQuery(VisitCoverageDocument, { event_id: eventId }, { quiet: true });
  const ask = useApiMutation(CheckCoverageDocument, { refreshes: ELIGIBILITY });
  const visit = read.data?.visitCoverage;
  if (visit == null) return <ReadHint read={read} label="Insurance" />;
  const { word, tone } = statusWords[visit.status];
  const { coverage_id: coverageId } = visit;
  const check = coverageId !== null && can('eligibility.check') && visit.status !== 'Active' && (
    <Button
      size="compact-xs"
      variant="default"
      loading={ask.isPending}
      onClick={() => ask.mutate({ coverage_id: coverageId, client_key: crypto.randomUUID() })}
    >
      Check
    </Button>
  );
  const words = (
    <span className={classes.row}>
      <span>
        {visit.payer_name === null ? 'Insurance' : `${visit.payer_name} (${(visit.priority ?? '').toLowerCase()})`}
      </span>
      <StatusBadge tone={tone}>{word}</StatusBadge>
      {visit.checked_time !== null && <span className={classes.quiet}>{formatInstant(visit.checked_time)}</span>}
      {visit.reasons.map((reason) => (
        <span key={reason} className={classes.quiet}>
          {reason}
        </span>
      ))}
    </span>
  );
  return visit.is_warning ? (
    <Notice tone="warning" action={check}>
      {words}
    </Notice>
  ) : (
    <div className={classes.row}>
      {words}
      {check}
    </div>
  );
}
