import { useEffect, useState } from 'react';
import { dropDraft, keepDraft, readDraft } from '#kit/vault/drafts.ts';
import { codeKey } from '../../rules/index.ts';

/** A price that was typed but not saved yet. */
export interface PriceEdit {
  code_type: string;
  code: string;
  /** The price that was shown. */
  was: number | null;
  text: string;
  /** In cents; null for no price, undefined if the text is not an amount. */
  cents: number | null | undefined;
}

interface Kept {
  day: string;
  edits: PriceEdit[];
}

const DRAFT = 'codes/prices';

/** Unsaved prices and the day they apply from; kept in this browser until they are saved or discarded. */
export function usePriceEdits(firstDay: string) {
  const [day, setDay] = useState(firstDay);
  const [edits, setEdits] = useState<ReadonlyMap<string, PriceEdit>>(new Map());
  useEffect(() => {
    void readDraft<Kept>(DRAFT).then((draft) => {
      if (draft === undefined) return;
      setDay(draft.values.day);
      setEdits((typed) =>
        typed.size > 0 ? typed : new Map(draft.values.edits.map((each) => [codeKey(each), each] as const)),
      );
    });
  }, []);
  const keep = (next: ReadonlyMap<string, PriceEdit>): void => {
    setEdits(next);
    const values: Kept = { day, edits: [...next.values()] };
    void (next.size === 0 ? dropDraft(DRAFT) : keepDraft(DRAFT, values, new Date())).catch(() => undefined);
  };
  return {
    day,
    setDay,
    edits,
    clear: () => keep(new Map()),
    edit: (edit: PriceEdit): void => {
      const next = new Map(edits);
      if (edit.cents === edit.was) next.delete(codeKey(edit));
      else next.set(codeKey(edit), edit);
      keep(next);
    },
  };
}
