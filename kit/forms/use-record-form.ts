import { useCallback, useRef, useState } from 'react';
import { hasCode } from '../api/api-error.ts';
import { type Refreshes, refreshAll } from '../api/use-api.ts';
import { toast } from '../feedback/toast.ts';
import type { RulesResult } from './form-rules.ts';
import { alreadyShown } from './server-messages.ts';
import { type ApiForm, useApiForm } from './use-api-form.ts';
import { replacedVersion, theirVersion, type Versioned } from './version-conflict.ts';

interface RecordFormOptions<Row extends Versioned, Values, Checked> {
  /** Null for a new record. A newer version that is passed in while the form is open is shown as a conflict. */
  row: Row | null;
  /** The form's values of a row; for null the initial values of a new record. */
  values: (row: Row | null) => Values;
  /** The module's rules, e.g. `tagInput`. */
  rules: { '~standard': { validate: (value: unknown) => RulesResult<Checked> | Promise<RulesResult<Checked>> } };
  /** Saves the input under `<draft>/<id or new>`; for a patient's data it includes the patient: `problem/<patient>`. */
  draft?: string;
  /** Summarizes a row in a few words, for users who have to choose between two versions. */
  says: (row: Row) => string;
  /** Reads the current row from the server; undefined if it was deleted. */
  read: (row: Row) => Promise<Row | null | undefined>;
  create?: (checked: Checked) => Promise<unknown>;
  /** Saves over a version; for a form that stays open it returns the new version. */
  update: (checked: Checked, version: number, row: Row) => Promise<unknown>;
  /** The message after the save, for a new and for a changed record; null if the save shows its own. */
  done: string | readonly [created: string, updated: string] | null;
  /** Called when the other version was adopted, to update state outside of the form's values. */
  onTake?: (row: Row) => void;
  /** The reads that a save invalidates. */
  refreshes?: Refreshes;
  /** After the save: closes the form. */
  onSaved?: () => void;
}

/**
 * The form of a record that two users may edit, with the standard handling of a version conflict: the other user's
 * changes are described above the fields; the next save overwrites them, or the user adopts them. No input is lost.
 */
export function useRecordForm<Row extends Versioned, Values extends Record<string, unknown>, Checked>(
  options: RecordFormOptions<Row, Values, Checked>,
): ApiForm<Values> {
  const { row, values, says, read, create, update, done, refreshes = [], onSaved, draft } = options;
  // The version that the form is based on, and the server's version when it refused a save.
  const [base, setBase] = useState(row?.version ?? 0);
  const [found, setFound] = useState<Row | 'gone' | null>(null);
  const [initialValues] = useState(() => values(row));
  const opened = useRef(row).current;
  const isNew = opened === null;

  const refused = found === 'gone' ? null : found;
  const theirs = found === 'gone' ? null : theirVersion(base, row, refused);
  const seen = useRef<number>(undefined);
  const version = theirs?.version;
  const onSeen = useCallback(() => {
    seen.current = version;
  }, [version]);

  const save = async (checked: Checked): Promise<void> => {
    if (opened === null) return void (await create?.(checked));
    const saved = row ?? opened;
    try {
      const made = await update(checked, replacedVersion({ base, theirs, found: refused, seen: seen.current }), saved);
      if (typeof made === 'number') setBase(made);
      setFound(null);
    } catch (error) {
      if (!hasCode(error, 'STALE_VERSION')) throw error;
      setFound((await read(saved)) ?? 'gone');
      throw alreadyShown();
    }
  };
  const id = row === null ? 'new' : 'id' in row && typeof row.id === 'string' ? row.id : 'one';
  const form = useApiForm<Values, Checked>({
    rules: { '~standard': { version: 1, vendor: 'salus', validate: options.rules['~standard'].validate } },
    initialValues,
    draftKey: draft === undefined ? undefined : `${draft}/${id}`,
    began: isNew ? undefined : { get: () => base, set: setBase },
    submit: async (checked) => {
      await save(checked);
      if (done !== null) toast.success(typeof done === 'string' ? done : done[isNew ? 0 : 1]);
      refreshAll(refreshes);
      onSaved?.();
    },
  });
  if (isNew || (theirs === null && found !== 'gone')) return form;
  if (theirs === null) return { ...form, conflict: { says: null } };
  const take = (): void => {
    form.draft.discard();
    form.setValues(values(theirs));
    setBase(theirs.version);
    setFound(theirs);
    options.onTake?.(theirs);
  };
  return { ...form, conflict: { says: says(theirs), take, onSeen } };
}
