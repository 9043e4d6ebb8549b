import { useRef, useState } from 'react';
import type { PatientFields } from '../../rules/index.ts';
import type { ComingVisits, FindComingVisits } from '../coming-visits.ts';
import type { PatientDetails } from '../patient-row.ts';

/**
 * Asks for confirmation before a form records a death; `settle(true)` continues the save, and another date requires a
 * new confirmation.
 */
export function useDeathQuestion({ id }: Pick<PatientDetails, 'id'>, findVisits?: FindComingVisits) {
  const [pending, setPending] = useState<PatientFields | null>(null);
  const [visits, setVisits] = useState<ComingVisits | null | undefined>();
  const sure = useRef<string | null>(null);
  return {
    /** The pending question, or null. */
    pending,
    visits,
    /** Returns whether a confirmation is required, and opens it. */
    asks: (typed: PatientFields): boolean => {
      if (typed.deceased_date === null || typed.deceased_date === sure.current) return false;
      setPending(typed);
      setVisits(undefined);
      // If the appointments can't be loaded, the question is asked without them.
      void (findVisits?.(id) ?? Promise.resolve(null)).then(setVisits, () => setVisits(null));
      return true;
    },
    settle: (yes: boolean): void => {
      sure.current = yes ? (pending?.deceased_date ?? null) : null;
      setPending(null);
    },
  };
}
