import { useCallback, useRef, useState } from 'react';
import { hasCode } from '../api/api-error.ts';
import { type Refreshes, refreshAll } from '../api/use-api.ts';
import { toast } from '../feedback/toast.ts';
import type { RulesResult } from './form-rules.ts';
import { alreadyShown } from './server-messages.ts';
import { type ApiForm, useApiForm } from './use-api-form.ts';
import { replacedVersion, theirVersion, type Versioned } from './version-conflict.ts';

interface RecordFormOptions<Row extends Versioned, Values, Checked> {
  /** Null for a new one. A newer one that is handed in while the form is open is shown as a conflict. */
  row: Row | null;
  /** What the form shows of a row; of null what a new one begins with. */
  values: (row: Row | null) => Values;
  /** The module's rule, as `tagInput`. */
  rules: { '~standard': { validate: (value: unknown) => RulesResult<Checked> | Promise<RulesResult<Checked>> } };
  /** Keeps what is typed under `<draft>/<id or new>`; of what belongs to a patient it names the patient: `problem/<patient>`. */
  draft?: string;
  /** What it says in a few words, for who has to choose between theirs and the own. */
  says: (row: Row) => string;
  /** Reads the row as the server holds it now; undefined where it was deleted. */
  read: (row: Row) => Promise<Row | null | undefined>;
  create?: (checked: Checked) => Promise<unknown>;
  /** Saves over a version; a form that stays open answers the version that it made. */
  update: (checked: Checked, version: number, row: Row) => Promise<unknown>;
  /** What is told after the save: of a new one, and of a changed one; null where the save tells it. */
  done: string | readonly [created: string, updated: string] | null;
  /** Theirs was taken over: what lies beside the form's values follows. */
  onTake?: (row: Row) => void;
  /** The reads that a save makes old. */
  refreshes?: Refreshes;
  /** After the save: closes the form. */
  onSaved?: () => void;
}

/**
 * The form of a record that two people may edit, with the one way to meet a version conflict: whoever has saved meanwhile is told above
 * the fields in their words; the next save puts the own in its place, or what is there is taken over. Nothing that was typed is lost.
 */
export function useRecordForm<Row extends Versioned, Values extends Record<string, unknown>, Checked>(
  options: RecordFormOptions<Row, Values, Checked>,
): ApiForm<Values> {
  const { row, values, says, read, create, update, done, refreshes = [], onSaved, draft } = options;
  // What the form began from, and what the server was found to hold when it refused a save.
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
