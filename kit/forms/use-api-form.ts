import { type LooseKeys, useForm } from '@mantine/form';
import { type RefObject, type SyntheticEvent, useEffect, useRef, useState } from 'react';
import type { Conflict } from '../feedback/conflict-notice.tsx';
import { reportError } from '../feedback/report-error.ts';
import { type FormRules, messagesByPath } from './form-rules.ts';
import { ApiError } from '../api/api-error.ts';
import { tMessage } from '../language/use-language.ts';
import { serverMessages } from './server-messages.ts';
import { holdOpen, recordUnsaved, onDiscard, settleUnsaved } from './unsaved/unsaved-forms.ts';
import { type AnyFormBase, type FormDraft, useFormDraft, type InnerForm } from './unsaved/use-form-draft.ts';

/** The name of a form field, with dots for nested values: `mailing_address.city`. */
export type FieldName<Values> = LooseKeys<Values>;

/** The props of a form field: those of its input, with form and name instead of a value. */
export type FieldOf<Values, InputProps> = { form: ApiForm<Values>; name: FieldName<Values> } & Omit<
  InputProps,
  'form' | 'name' | 'value' | 'defaultValue' | 'onChange' | 'error'
>;

/** The form object that the fields, the form element and the page share. */
export interface ApiForm<Values> {
  /** Mantine's form, for rare needs: lists, watching a value. */
  inner: InnerForm<Values & Record<string, unknown>>;
  /** For the form element: `onSubmit={form.submit}`; `Form` sets it. */
  submit: (event?: SyntheticEvent) => void;
  submitting: boolean;
  /**
   * Registers a callback of an editor inside the form that runs before each save: `finish` commits the editor's input
   * and returns whether the save may continue. Returns a function that unregisters it.
   */
  beforeSave: (finish: () => boolean) => () => void;
  /** The problem of the form as a whole, after a failed save. */
  problem: string | null;
  conflict?: Conflict;
  draft: FormDraft;
  element: RefObject<HTMLFormElement | null>;
  isDirty: () => boolean;
  setValues: (values: Partial<Values>) => void;
  /** Returns the props of an input, with `key` separate because React handles it separately. */
  field: <Value>(name: FieldName<Values>, type?: 'input' | 'checkbox') => { key: string; props: FieldProps<Value> };
}

/**
 * The props that a field gets from its form. The value is in the input, not in React state: typing renders one input,
 * not the form.
 */
export interface FieldProps<Value> {
  name: string;
  error: string | undefined;
  /** Receives a value, or the event of an input that holds it. */
  onChange: (valueOrEvent: unknown) => void;
  onFocus: () => void;
  onBlur: () => void;
  defaultValue?: Value;
  defaultChecked?: boolean;
}

interface ApiFormOptions<Values, Checked> {
  rules: FormRules<Values, Checked>;
  initialValues: Values;
  /** Saves; rejects with the server's ApiError. */
  submit: (checked: Checked) => Promise<void>;
  /** Saves the input in this browser's vault under this key until it is saved on the server, e.g. `patient/new`. */
  draftKey?: string;
  /** The base that a save replaces, for records that two users may edit. The draft remembers it. */
  began?: AnyFormBase;
  /** The page shows a domain error itself, from `problem`, without an additional notification. */
  quiet?: boolean;
}

/**
 * A form that is checked with the module's rules, saved through the API, and loses nothing: the server's issues appear
 * next to their fields, the first invalid field gets the focus, and an unsaved draft survives closing the browser.
 */
export function useApiForm<Values extends Record<string, unknown>, Checked>(
  options: ApiFormOptions<Values, Checked>,
): ApiForm<Values> {
  const { rules, submit } = options;
  const element = useRef<HTMLFormElement | null>(null);
  const [submitting, setSubmitting] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [failures, setFailures] = useState(0);
  const draftRef = useRef<FormDraft>(undefined);
  const [finishers] = useState(() => new Set<() => boolean>());

  const inner = useForm<Values>({
    mode: 'uncontrolled',
    initialValues: options.initialValues,
    onValuesChange: (values) => draftRef.current?.keep(values),
  });
  const draft = useFormDraft<Values>(options.draftKey, inner, options.began);
  draftRef.current = draft;

  // Invalid fields are marked in the render after the failure; only then can the first one be found.
  useEffect(() => {
    if (failures === 0) return;
    const wrong = element.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    wrong?.focus();
    // The message is below the field and may be out of view.
    wrong?.closest('.mantine-InputWrapper-root')?.scrollIntoView({ block: 'nearest' });
  }, [failures]);

  const { draftKey } = options;
  useEffect(() => (draftKey === undefined ? undefined : holdOpen(draftKey)), [draftKey]);
  useEffect(() => {
    if (draftKey !== undefined) onDiscard(draftKey, () => draftRef.current?.discard());
  }, [draftKey]);

  const fail = (fields: Record<string, string>, whole: string | null): void => {
    inner.setErrors(Object.fromEntries(Object.entries(fields).map(([name, message]) => [name, tMessage(message)])));
    setProblem(whole === null ? null : tMessage(whole));
    setFailures((count) => count + 1);
  };

  const save = async (): Promise<void> => {
    const checked = await rules['~standard'].validate(inner.getValues());
    if (checked.issues !== undefined) {
      const { '': whole, ...fields } = messagesByPath(checked.issues);
      return fail(fields, whole ?? null);
    }
    inner.clearErrors();
    setProblem(null);
    try {
      await submit(checked.value);
      await draft.forget();
      inner.resetDirty();
      if (draftKey !== undefined) settleUnsaved(draftKey);
    } catch (error) {
      const wrongInput = error instanceof ApiError && error.subType === 'Z_InputError';
      if (draftKey !== undefined && !wrongInput) {
        const label = element.current?.getAttribute('aria-label') ?? 'A form';
        recordUnsaved({ draftKey, label, path: window.location.pathname + window.location.search });
      }
      const { fields, problem: whole } = serverMessages(error, (path) => hasPath(inner.getValues(), path));
      if (options.quiet !== true) reportError(error);
      fail(fields, whole);
    }
  };

  // Blur validates a field only if it was changed: a field that was only tabbed through isn't invalid yet.
  const check = async (name: FieldName<Values>): Promise<void> => {
    if (!inner.isDirty(name)) return;
    const checked = await rules['~standard'].validate(inner.getValues());
    const message = checked.issues === undefined ? undefined : messagesByPath(checked.issues)[name];
    if (message !== undefined) inner.setFieldError(name, tMessage(message));
  };

  return {
    inner,
    submitting,
    beforeSave: (finish) => {
      finishers.add(finish);
      return () => finishers.delete(finish);
    },
    problem,
    draft,
    element,
    isDirty: () => inner.isDirty(),
    setValues: (values) => inner.setValues(values),
    submit: (event) => {
      event?.preventDefault();
      if (submitting) return;
      if (![...finishers].every((finish) => finish())) return;
      setSubmitting(true);
      void save().finally(() => setSubmitting(false));
    },
    field: <Value>(name: FieldName<Values>, type: 'input' | 'checkbox' = 'input') => {
      const props = inner.getInputProps(name, { type }) as Omit<FieldProps<Value>, 'name'>;
      return { key: inner.key(name), props: { ...props, name, onBlur: () => void check(name) } };
    },
  };
}

function hasPath(values: unknown, path: string): boolean {
  let at: unknown = values;
  for (const part of path.split('.')) {
    if (typeof at !== 'object' || at === null || !(part in at)) return false;
    at = (at as Record<string, unknown>)[part];
  }
  return true;
}
