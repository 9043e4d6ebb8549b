import { useEffect, useState } from 'react';
import { dropDraft, keepDraft, readDraft } from '#kit/vault/drafts.ts';
import type { PrescriptionFields, PrescriptionProblem } from '../../rules/index.ts';
import type { ShownPharmacy } from './dialog-fields.ts';

/** The stored draft of an unfinished prescription. */
interface SavedDraft {
  fields: PrescriptionFields;
  pharmacy: ShownPharmacy | null;
  touched: string[];
}

/**
 * A prescription being written: its fields, which of them were touched, and its errors. Drafts survive closing the
 * browser.
 */
export function usePrescription(draftKey: string, began: PrescriptionFields, usual: ShownPharmacy | null) {
  const [fields, setFields] = useState(began);
  const [pharmacy, setPharmacy] = useState(usual);
  const [touched, setTouched] = useState<ReadonlySet<string>>(() => new Set());
  const [problem, setProblem] = useState<PrescriptionProblem | null>(null);

  useEffect(() => {
    void readDraft<SavedDraft>(draftKey).then((draft) => {
      if (draft === undefined) return;
      setFields(draft.values.fields);
      setPharmacy(draft.values.pharmacy);
      setTouched(new Set(draft.values.touched));
    });
  }, [draftKey]);

  const keep = (draft: SavedDraft): void => void keepDraft(draftKey, draft, new Date()).catch(() => undefined);
  const set = (change: Partial<PrescriptionFields>): void => {
    const next = { ...fields, ...change };
    const names = new Set([...touched, ...Object.keys(change)]);
    setFields(next);
    setTouched(names);
    if (problem !== null && problem.field !== '' && problem.field in change) setProblem(null);
    keep({ fields: next, pharmacy, touched: [...names] });
  };
  const choose = (chosen: ShownPharmacy): void => {
    const next = { ...fields, pharmacy_ncpdp_id: chosen.ncpdp_id };
    const names = new Set([...touched, 'pharmacy_ncpdp_id']);
    setFields(next);
    setPharmacy(chosen);
    setTouched(names);
    if (problem?.field === 'pharmacy_ncpdp_id') setProblem(null);
    keep({ fields: next, pharmacy: chosen, touched: [...names] });
  };
  return {
    fields,
    pharmacy,
    touched,
    problem,
    set,
    choose,
    setProblem,
    isDirty: touched.size > 0,
    forget: () => void dropDraft(draftKey).catch(() => undefined),
    problemOf: (field: keyof PrescriptionFields): string | undefined =>
      problem?.field === field ? problem.message : undefined,
  };
}
