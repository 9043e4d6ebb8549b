import { useEffect } from 'react';
import { useApiQuery } from '#kit/api/use-api.ts';
import { markEvents } from '#scheduling/web';
import { VisitsToVerifyDocument } from '../eligibility.operations.gen.ts';
import { statusWords } from '../status-words.ts';
import { useEligibilityChanged } from '../use-eligibility.ts';

const DAYS = 7;

/** Marks visits without active insurance in the calendar. */
export function MarkVisits() {
  useEligibilityChanged();
  const { data } = useApiQuery(VisitsToVerifyDocument, { days: DAYS });
  useEffect(() => {
    const visits = data?.visitsToVerify ?? [];
    markEvents(
      'eligibility',
      new Map(visits.map(({ event_id, status }) => [event_id, `Insurance: ${statusWords[status].word}`])),
    );
  }, [data]);
  return null;
}
