import type { useForm } from '@mantine/form';
import { useEffect, useRef, useState } from 'react';
import { settleUnsaved } from './unsaved-forms.ts';
import { dropDraft, keepDraft, readDraft } from '../../vault/drafts.ts';

/** Mantine's form over these values. */
export type InnerForm<Values extends Record<string, unknown>> = ReturnType<typeof useForm<Values>>;

/**
 * The base of a form's input: the version of the edited record, or more. A restored draft restores its base too, so
 * that changes saved by others since then are reported before they are overwritten.
 */
export interface FormBase<Version = number> {
  get: () => Version;
  set: (version: Version) => void;
}

/** A `FormBase` of unknown shape: `set` receives what `get` returned. */
export type AnyFormBase = { get: () => unknown; set: (version: never) => void };

/** The unsaved draft of a form. */
export interface FormDraft {
  /** The time when the restored draft was typed, an ISO instant; null if the form opened without a draft. */
  restoredFrom: string | null;
  keep: (values: unknown) => void;
  /** Deletes the draft, e.g. after a save. */
  forget: () => Promise<void>;
  /** Deletes the draft and resets the form. */
  discard: () => void;
}

// Long enough to write once per typed word, short enough to lose at most that word.
const QUIET_MS = 250;

/** Saves a form's values under the key while the user types, and restores them when the form opens again. */
export function useFormDraft<Values extends Record<string, unknown>>(
  draftKey: string | undefined,
  form: InnerForm<Values>,
  began?: AnyFormBase,
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
    // The form object changes with every render, its functions do not; only the key identifies the draft.
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
