import { useRef, useState } from 'react';
import type { PatientFields } from '../../rules/index.ts';
import type { ComingVisits, FindComingVisits } from '../coming-visits.ts';
import type { PatientDetails } from '../patient-row.ts';

/** Asks once before a form records a death; a save goes on after `settle(true)`, and with another date it is asked anew. */
export function useDeathQuestion({ id }: Pick<PatientDetails, 'id'>, findVisits?: FindComingVisits) {
  const [pending, setPending] = useState<PatientFields | null>(null);
  const [visits, setVisits] = useState<ComingVisits | null | undefined>();
  const sure = useRef<string | null>(null);
  return {
    /** What is asked about; null while nothing is. */
    pending,
    visits,
    /** Whether this has to be asked first; then it is. */
    asks: (typed: PatientFields): boolean => {
      if (typed.deceased_date === null || typed.deceased_date === sure.current) return false;
      setPending(typed);
      setVisits(undefined);
      // What can't be counted stands all the same.
      void (findVisits?.(id) ?? Promise.resolve(null)).then(setVisits, () => setVisits(null));
      return true;
    },
    settle: (yes: boolean): void => {
      sure.current = yes ? (pending?.deceased_date ?? null) : null;
      setPending(null);
    },
  };
}
