import { type LooseKeys, useForm } from '@mantine/form';
import { type RefObject, type SyntheticEvent, useEffect, useRef, useState } from 'react';
import type { Conflict } from '../feedback/conflict-notice.tsx';
import { reportError } from '../feedback/report-error.ts';
import { type FormRules, messagesByPath } from './form-rules.ts';
import { ApiError } from '../api/api-error.ts';
import { tMessage } from '../language/use-language.ts';
import { serverMessages } from './server-messages.ts';
import { holdOpen, recordUnsaved, onDiscard, settleUnsaved } from './unsaved/unsaved-forms.ts';
import { type AnyBegan, type FormDraft, useFormDraft, type InnerForm } from './unsaved/use-form-draft.ts';

/** The name of a field of a form, with dots into nested values: `mailing_address.city`. */
export type FieldName<Values> = LooseKeys<Values>;

/** The properties of a field of Salus: those of its input, and the form and name instead of a value. */
export type FieldOf<Values, InputProps> = { form: ApiForm<Values>; name: FieldName<Values> } & Omit<
  InputProps,
  'form' | 'name' | 'value' | 'defaultValue' | 'onChange' | 'error'
>;

/** What a form's fields, its element and its page share. */
export interface ApiForm<Values> {
  /** Mantine's form, for what is rare: lists, watching a value. */
  inner: InnerForm<Values & Record<string, unknown>>;
  /** For the form element: `onSubmit={form.submit}`; `Form` does it. */
  submit: (event?: SyntheticEvent) => void;
  submitting: boolean;
  /**
   * Asks something that is open inside the form to finish before each save: `finish` takes over what was typed there and answers
   * whether the save goes on. Answers how to be asked no more.
   */
  beforeSave: (finish: () => boolean) => () => void;
  /** What is wrong with the whole, after a failed save. */
  problem: string | null;
  conflict?: Conflict;
  draft: FormDraft;
  element: RefObject<HTMLFormElement | null>;
  isDirty: () => boolean;
  setValues: (values: Partial<Values>) => void;
  /** Properties for an input of Salus's kind, its key apart because React takes it apart. */
  field: <Value>(name: FieldName<Values>, type?: 'input' | 'checkbox') => { key: string; props: FieldProps<Value> };
}

/** What a field takes from its form. The value lies in the input, not in React: typing paints one input, not the form. */
export interface FieldProps<Value> {
  name: string;
  error: string | undefined;
  /** Takes a value, or the event of an input that holds it. */
  onChange: (valueOrEvent: unknown) => void;
  onFocus: () => void;
  onBlur: () => void;
  defaultValue?: Value;
  defaultChecked?: boolean;
}

interface ApiFormOptions<Values, Checked> {
  rules: FormRules<Values, Checked>;
  initialValues: Values;
  /** Saves; rejects with the ApiError that the server answered. */
  submit: (checked: Checked) => Promise<void>;
  /** Keeps what is typed in this browser's vault until it is saved, under this key; such as `patient/new`. */
  draftKey?: string;
  /** Of what two people may change at once: what a save replaces. The draft remembers it. */
  began?: AnyBegan;
  /** The page shows a domain error itself, in `problem`, and wants no notification beside it. */
  quiet?: boolean;
}

/**
 * A form that is checked with the module's rules, saved by the API, and loses nothing: the server's issues stand beside
 * their fields, the first wrong field gets the focus, and an unsaved draft survives a closed browser.
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

  // The wrong fields are marked in the render after the failure; only then can the first of them be found.
  useEffect(() => {
    if (failures === 0) return;
    const wrong = element.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    wrong?.focus();
    // What is said of it stands below it, and may lie out of sight.
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

  // Leaving a field checks it, but only one that was changed: a field that was only passed through isn't wrong yet.
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
