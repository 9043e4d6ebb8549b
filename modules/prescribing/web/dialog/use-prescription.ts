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

/** Fields that are checked together with another one, whose problem a change of them may solve. */
const WITH: Partial<Record<PrescriptionProblem['field'], readonly (keyof PrescriptionFields)[]>> = {
  height: ['weight', 'height_date', 'weight_date'],
  effective_date: ['written_date'],
  note: ['drug_description'],
  drug_description: ['ingredients'],
  ingredients: ['drug_description'],
};

/** Returns whether a change may solve the problem of a field: a problem of no field leaves with any change. */
function concerns(field: PrescriptionProblem['field'], change: Partial<PrescriptionFields>): boolean {
  return field === '' || field in change || (WITH[field] ?? []).some((each) => each in change);
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
    if (problem !== null && concerns(problem.field, change)) setProblem(null);
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
