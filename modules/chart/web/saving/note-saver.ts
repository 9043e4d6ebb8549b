import { ApiError, NETWORK, UNAUTHENTICATED } from '#kit/api/api-error.ts';
import type { SaveState } from '#kit/feedback/save-status.tsx';
import { mergeTexts } from '../../rules/index.ts';
import { createDraftKeeper } from './draft-keeper.ts';
import {
  isText,
  NOTE_FIELDS,
  type NoteDraft,
  type NoteField,
  type NoteFields,
  type ServerNote,
} from './note-fields.ts';
import { reconcile, type FieldConflict } from './reconcile.ts';
import { rejectedFields } from './rejected-fields.ts';
import { createSaveClock } from './save-clock.ts';
import { createUnsavedFields, draftFields, draftOrigins } from './unsaved-fields.ts';

/** The saver's interface to the page. */
export interface SaverPorts {
  /** Returns the field as currently shown. */
  read: (field: NoteField) => string;
  /** Shows another user's changes. */
  show: (fields: Partial<NoteFields>) => void;
  /**
   * Saves to the server; rejects with its ApiError. `leaving`: the page is about to close, so the request must outlive
   * it.
   */
  send: (
    version: number,
    patch: Partial<NoteFields>,
    leaving: boolean,
  ) => Promise<{ version: number; update_time: string }>;
  load: () => Promise<ServerNote>;
  /** Stores the draft on this computer; resolves when it is on disk. */
  keep: (draft: NoteDraft) => Promise<void>;
  drop: () => Promise<void>;
  changed: (state: SaverState) => void;
}

/** Conflicting changes of another user; nothing is sent until they are resolved. */
export interface Conflict {
  fields: readonly FieldConflict[];
  theirs: ServerNote;
  /** True if it occurred while the user was typing: a dialog must not take the focus. */
  whileTyping: boolean;
}

/** The saving state of the note. */
export interface SaverState {
  status: SaveState;
  /** ISO instant of the last save. */
  savedAt: string | undefined;
  /** The server's error message. */
  problem: string | null;
  conflict: Conflict | null;
  /** True if the note has been signed on the server. */
  signed: boolean;
}

/** The resolution of a conflicting field. */
export type Choice = 'mine' | 'theirs' | 'both';

export type NoteSaver = ReturnType<typeof createNoteSaver>;

const PAUSE = 400;
// While somebody else writes too, each save reloads the note, and every access to a note is an audit log entry.
const SHARED_PAUSE = 2000;
const SHARED_FOR = 10_000;

/**
 * Saves typed text without losing a word: every change is stored locally at once, and sent to the server when a word
 * ends or after 400 ms, less often while another user writes too. Saves never overlap, and each sends the newest text; failed ones are retried with increasing
 * delays while typing continues.
 */
export function createNoteSaver(start: ServerNote, ports: SaverPorts) {
  const unsaved = createUnsavedFields(start);
  // Restored text of a note that has been signed since: not shown in the editor, and kept until its author has seen it.
  let recovered: Partial<NoteFields> = {};
  const read = (field: NoteField): string => recovered[field] ?? ports.read(field);
  const keeper = createDraftKeeper({ ...ports, draft: () => unsaved.draft(read) });
  const clock = createSaveClock(() => void save());
  let state: SaverState = {
    status: 'saved',
    savedAt: start.savedAt,
    problem: null,
    conflict: null,
    signed: start.signed,
  };
  let sending: Promise<void> | null = null;
  let again = false;
  let signedOut = false;
  let overtakenAt = -Infinity;
  const isShared = (): boolean => performance.now() - overtakenAt < SHARED_FOR;
  const pause = (): number => (isShared() ? SHARED_PAUSE : PAUSE);

  const update = (change: Partial<SaverState>): void => {
    state = { ...state, ...change };
    ports.changed(state);
  };
  const maySend = (): boolean => state.conflict === null && !state.signed && !signedOut && unsaved.waiting().length > 0;

  const saveIn = (delay: number): void => {
    if (sending === null) clock.wish(delay);
    else if (delay === 0) again = true;
  };

  const settle = (): void => {
    if (!unsaved.isEmpty()) return;
    update({ status: 'saved', problem: null });
    keeper.dropIfDone();
  };

  const save = (leaving = false): Promise<void> => {
    clock.begin();
    sending ??= sendOnce(leaving).finally(() => {
      sending = null;
      if (maySend()) clock.wish(again || clock.isWaiting() ? 0 : pause());
      again = false;
    });
    return sending;
  };

  const sendOnce = async (leaving: boolean): Promise<void> => {
    if (!maySend()) return;
    const { patch, arrived } = unsaved.take(read);
    if (Object.keys(patch).length === 0) return settle();
    update({ status: 'saving' });
    try {
      const base = unsaved.base();
      const { version, update_time: savedAt } = await ports.send(base.version, patch, leaving);
      arrived();
      unsaved.takeBase({ ...base, version, savedAt, fields: { ...base.fields, ...patch } });
      clock.clear();
      update({ savedAt, status: unsaved.isEmpty() ? 'saved' : 'unsaved', problem: null });
      settle();
    } catch (error) {
      await fail(error);
    }
  };

  const fail = async (error: unknown): Promise<void> => {
    const { code, retryAfter } = error instanceof ApiError ? error : { code: '', retryAfter: undefined };
    const problem = error instanceof Error ? error.message : 'Something went wrong.';
    if (code === UNAUTHENTICATED) {
      signedOut = true;
      return update({ status: 'unsaved', problem: null });
    }
    if (code === 'STALE_VERSION' || code === 'NOTE_SIGNED') return bringTogether();
    const fields = rejectedFields(error);
    unsaved.reject(fields);
    if (fields.length > 0) return update({ status: 'failed', problem });
    clock.fail(retryAfter);
    update(code === NETWORK ? { status: 'offline', problem: null } : { status: 'failed', problem });
  };

  /** Another user has saved or signed. */
  const bringTogether = async (): Promise<void> => {
    let theirs: ServerNote;
    try {
      theirs = await ports.load();
    } catch (error) {
      return fail(error);
    }
    const { fields } = unsaved.base();
    if (NOTE_FIELDS.some((field) => theirs.fields[field] !== fields[field])) overtakenAt = performance.now();
    takeIn(theirs);
    again = true;
  };

  /**
   * Applies another user's changes to the unsaved text, and reports conflicts in paragraphs and small fields changed by
   * both.
   */
  const takeIn = (theirs: ServerNote): void => {
    const mine = unsaved.typed(read);
    // A signed note can't be changed: any unsaved text is shown to its author.
    const { adopt, conflicts } = reconcile(mine, unsaved.base().fields, theirs.fields, {
      isOlder: (field, text) => !theirs.signed && unsaved.isOlder(field, text),
      baseOf: (field, text) => (theirs.signed ? undefined : unsaved.baseOf(field, text)),
    });
    for (const field of NOTE_FIELDS) if (mine[field] === theirs.fields[field]) unsaved.forget(field);
    unsaved.takeBase(theirs);
    unsaved.dispute(conflicts);
    if (Object.keys(adopt).length > 0) ports.show(adopt);
    update({
      conflict: conflicts.length > 0 ? { fields: conflicts, theirs, whileTyping: true } : null,
      signed: theirs.signed,
      savedAt: theirs.savedAt,
      ...(unsaved.waiting().length > 0 && { status: 'unsaved', problem: null }),
    });
    keeper.soon();
    settle();
  };

  return {
    /** Reports a change of a field; `ended` if it completed a word. */
    change(field: NoteField, ended: boolean): void {
      unsaved.note(field);
      if (state.status === 'saved') update({ status: 'unsaved' });
      keeper.soon();
      if (maySend()) saveIn(ended && !isShared() ? 0 : pause());
    },

    /** Restores a local draft of an earlier visit; returns the restored fields. */
    restore(draft: NoteDraft): Partial<NoteFields> {
      const base = unsaved.base();
      const fields = new Map(draftFields(draft));
      const mine = Object.fromEntries([...fields].map(([field, { text }]) => [field, text])) as Partial<NoteFields>;
      const origins = draftOrigins(fields, base.signed);
      const { adopt, keep, conflicts } = reconcile(mine, base.fields, base.fields, origins);
      keeper.found();
      const back: Partial<NoteFields> = {};
      for (const field of [...keep, ...conflicts.map((conflict) => conflict.field)]) {
        unsaved.restore(field, fields.get(field)!);
        back[field] = adopt[field] ?? mine[field];
      }
      unsaved.dispute(conflicts);
      if (base.signed) recovered = back;
      else ports.show(back);
      update({
        status: 'unsaved',
        conflict: conflicts.length > 0 ? { fields: conflicts, theirs: base, whileTyping: false } : null,
      });
      settle();
      if (maySend()) saveIn(0);
      return back;
    },

    /** Resolves a conflict with the user's choice per field; what was typed since the conflict is kept beside it. */
    resolve(choices: Partial<Record<NoteField, Choice>>): void {
      const shown: Partial<NoteFields> = {};
      for (const conflict of state.conflict?.fields ?? []) {
        const { field, mine } = conflict;
        const choice = state.signed ? 'theirs' : (choices[field] ?? 'mine');
        if (choice === 'mine') continue;
        shown[field] = isText(field) ? mergeTexts(mine, read(field), conflict[choice], choice).html : conflict.theirs;
        if (state.signed || shown[field] === unsaved.base().fields[field]) unsaved.forget(field);
      }
      unsaved.dispute(undefined);
      recovered = {};
      ports.show(state.signed ? unsaved.base().fields : shown);
      update({ conflict: null, status: 'unsaved' });
      keeper.soon();
      settle();
      if (maySend()) saveIn(0);
    },

    /** Returns whether a version is unknown to this page: neither current nor expected from a pending response. */
    isNews: (version: number): boolean => sending === null && version > unsaved.base().version,

    /** Applies a newer version from the server, merged with unsaved changes. During a save, its response tells more. */
    adopt(note: ServerNote): void {
      if (state.conflict !== null || sending !== null || note.version <= unsaved.base().version) return;
      takeIn(note);
      if (maySend()) saveIn(0);
    },

    /** Saves everything now; returns the version that contains all changes, or null if something could not be saved. */
    async flush(): Promise<number | null> {
      for (let attempt = 0; attempt < 5 && maySend(); attempt += 1) {
        clock.clear();
        await save();
        if (state.status === 'offline' || state.status === 'failed') break;
      }
      await keeper.written();
      return unsaved.isEmpty() ? unsaved.base().version : null;
    },

    /** Saves soon: the field lost the focus, or the page was hidden. */
    hurry(): void {
      if (maySend()) saveIn(0);
    },

    /** The page is about to close: sends unsaved changes with a keepalive request. */
    leave(): void {
      if (maySend()) void save(true);
    },

    /** Retries immediately: the connection is back, or the user has signed in. */
    resume(): void {
      signedOut = false;
      clock.clear();
      if (maySend()) saveIn(0);
    },

    /** Discards unsaved changes: the screen shows the server's version. */
    discard(): void {
      for (const field of NOTE_FIELDS) unsaved.forget(field);
      unsaved.dispute(undefined);
      recovered = {};
      ports.show(unsaved.base().fields);
      update({ conflict: null });
      settle();
    },

    /** Returns the last known server version. */
    server: (): ServerNote => unsaved.base(),
    state: (): SaverState => state,
  };
}
