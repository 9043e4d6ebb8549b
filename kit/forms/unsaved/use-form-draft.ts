import type { useForm } from '@mantine/form';
import { useEffect, useRef, useState } from 'react';
import { settleUnsaved } from './unsaved-forms.ts';
import { dropDraft, keepDraft, readDraft } from '../../vault/drafts.ts';

/** Mantine's form over these values. */
export type InnerForm<Values extends Record<string, unknown>> = ReturnType<typeof useForm<Values>>;

/**
 * What the typing into a form began from: the version of what is changed, or more of it. A draft that comes back goes back to its own:
 * what others saved since it was typed is told before it is replaced.
 */
export interface Began<Version = number> {
  get: () => Version;
  set: (version: Version) => void;
}

/** The same, of whatever shape: what is set is what was got. */
export type AnyBegan = { get: () => unknown; set: (version: never) => void };

/** The unsaved draft of a form. */
export interface FormDraft {
  /** When the draft that now stands in the form was typed, an ISO instant; null where the form began without one. */
  restoredFrom: string | null;
  keep: (values: unknown) => void;
  /** Forgets the draft, as after a save. */
  forget: () => Promise<void>;
  /** Forgets the draft and puts the form back to how it began. */
  discard: () => void;
}

// Long enough to write once for a typed word, short enough to lose no more than that word.
const QUIET_MS = 250;

/** Keeps a form's values under the key while they are typed, and puts them back when the form opens again. */
export function useFormDraft<Values extends Record<string, unknown>>(
  draftKey: string | undefined,
  form: InnerForm<Values>,
  began?: AnyBegan,
): FormDraft {
  const [opened] = useState(() => began?.get());
  const [restoredFrom, setRestoredFrom] = useState<string | null>(null);
  const pending = useRef<{ timer: number; values: unknown; version: unknown }>(undefined);
  const restoring = useRef(false);

  const write = (): void => {
    if (draftKey === undefined || pending.current === undefined) return;
    window.clearTimeout(pending.current.timer);
    const { values, version } = pending.current;
    void keepDraft(draftKey, values, new Date(), version);
    pending.current = undefined;
  };

  useEffect(() => {
    if (draftKey === undefined) return;
    let current = true;
    void readDraft<Partial<Values>>(draftKey).then((draft) => {
      if (!current || draft === undefined || form.isDirty()) return;
      restoring.current = true;
      form.setValues(draft.values);
      restoring.current = false;
      if (draft.version !== undefined) began?.set(draft.version as never);
      setRestoredFrom(draft.typedAt);
    });
    window.addEventListener('pagehide', write);
    return () => {
      current = false;
      window.removeEventListener('pagehide', write);
      write();
    };
    // The form object is new with every render, its deeds are not; the key alone says which draft is meant.
    // oxlint-disable-next-line react/exhaustive-deps -- see above
  }, [draftKey]);

  const forget = async (): Promise<void> => {
    window.clearTimeout(pending.current?.timer);
    pending.current = undefined;
    setRestoredFrom(null);
    if (draftKey === undefined) return;
    settleUnsaved(draftKey);
    await dropDraft(draftKey);
  };

  return {
    restoredFrom,
    forget,
    keep: (values) => {
      if (draftKey === undefined || restoring.current) return;
      window.clearTimeout(pending.current?.timer);
      const timer = window.setTimeout(write, QUIET_MS);
      pending.current = { values: structuredClone(values), timer, version: began?.get() };
    },
    discard: () => {
      restoring.current = true;
      form.reset();
      restoring.current = false;
      if (opened !== undefined) began?.set(opened as never);
      void forget();
    },
  };
}
