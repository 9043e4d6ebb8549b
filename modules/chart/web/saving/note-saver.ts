import { ApiError, NETWORK, UNAUTHENTICATED } from '#kit/api/api-error.ts';
import type { SaveState } from '#kit/feedback/save-status.tsx';
import { fingerprint } from './fingerprint.ts';
import {
  NOTE_FIELDS,
  type DraftField,
  type NoteDraft,
  type NoteField,
  type NoteFields,
  type ServerNote,
} from './note-fields.ts';
import { mergeBlocks } from './merge-blocks.ts';
import { reconcile, type FieldConflict } from './reconcile.ts';

/** What a saver needs of the page around it. */
export interface SaverPorts {
  /** The field as it stands on the screen right now. */
  read: (field: NoteField) => string;
  /** Puts what somebody else wrote onto the screen. */
  show: (fields: Partial<NoteFields>) => void;
  /** Saves on the server; rejects with its ApiError. `leaving`: the page is about to go, the call must outlive it. */
  send: (
    version: number,
    patch: Partial<NoteFields>,
    leaving: boolean,
  ) => Promise<{ version: number; update_time: string }>;
  load: () => Promise<ServerNote>;
  /** Keeps the draft on this computer; resolves when it is on the disk. */
  keep: (draft: NoteDraft) => Promise<void>;
  drop: () => Promise<void>;
  changed: (state: SaverState) => void;
}

/** How far the note has come. */
export interface SaverState {
  status: SaveState;
  /** ISO instant of the last save. */
  savedAt: string | undefined;
  /** Why the server refuses, in its words. */
  problem: string | null;
  /** Where somebody else wrote into the same field; nothing is sent until it is resolved. */
  conflict: { fields: readonly FieldConflict[]; theirs: ServerNote } | null;
  /** The server's note has been signed. */
  signed: boolean;
}

/** What to do with a field that two people wrote into. */
export type Choice = 'mine' | 'theirs' | 'both';

export type NoteSaver = ReturnType<typeof createNoteSaver>;

const PAUSE = 400;
const FIRST_WAIT = 1000;
const LONGEST_WAIT = 30_000;

/**
 * Brings what is typed to the server without losing a word: every change goes to this computer's vault at once, to the server when
 * a word ends or after 400 ms. One save is under way at a time, the next one carries the newest text; a failed one is tried again,
 * later each time, while typing goes on.
 */
export function createNoteSaver(start: ServerNote, ports: SaverPorts) {
  let base = start;
  let state: SaverState = {
    status: 'saved',
    savedAt: start.savedAt,
    problem: null,
    conflict: null,
    signed: start.signed,
  };
  // Fields that the server lacks, with a count of their changes: what changes while a save is under way stays dirty.
  const dirty = new Map<NoteField, number>();
  const refused = new Set<NoteField>();
  const sent = new Map<NoteField, Set<string>>();
  const baseMarks = new Map<NoteField, string>();
  let changes = 0;
  let sending: Promise<void> | null = null;
  let again = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let due = Infinity;
  let wait = 0;
  let keeping: Promise<void> | null = null;
  let keepAgain = false;
  let hasDraft = false;
  let signedOut = false;

  const tell = (change: Partial<SaverState>): void => {
    state = { ...state, ...change };
    ports.changed(state);
  };
  const markOf = (field: NoteField): string => {
    let mark = baseMarks.get(field);
    if (mark === undefined) baseMarks.set(field, (mark = fingerprint(base.fields[field])));
    return mark;
  };
  const sentOf = (field: NoteField): Set<string> => {
    let marks = sent.get(field);
    if (marks === undefined) sent.set(field, (marks = new Set()));
    return marks;
  };
  const takeBase = (note: ServerNote): void => {
    base = note;
    baseMarks.clear();
  };
  const blocked = (): boolean => state.conflict !== null || state.signed || signedOut;
  const waiting = (): NoteField[] => [...dirty.keys()].filter((field) => !refused.has(field));

  // The vault: one write at a time, each with the newest text.
  const keepSoon = (): void => {
    if (keeping !== null) {
      keepAgain = true;
      return;
    }
    keeping = (async () => {
      // After the letter has been painted, not before.
      await new Promise((resolve) => setTimeout(resolve, 0));
      do {
        keepAgain = false;
        if (dirty.size > 0) {
          hasDraft = true;
          await ports.keep(draft()).catch(() => undefined);
        }
      } while (keepAgain);
      keeping = null;
      if (dirty.size === 0) void dropDraft();
    })();
  };
  const draft = (): NoteDraft => {
    const fields: Partial<Record<NoteField, DraftField>> = {};
    for (const field of dirty.keys())
      fields[field] = { text: ports.read(field), base: markOf(field), sent: [...sentOf(field)] };
    return { version: base.version, fields };
  };
  const dropDraft = async (): Promise<void> => {
    if (!hasDraft || keeping !== null) return;
    hasDraft = false;
    await ports.drop().catch(() => undefined);
  };

  // The earliest wish counts: who types on and on must not put the save off.
  const schedule = (delay: number): void => {
    if (sending !== null) {
      if (delay === 0) again = true;
      return;
    }
    const at = performance.now() + Math.max(delay, wait);
    if (at >= due) return;
    clearTimeout(timer);
    due = at;
    timer = setTimeout(() => void save(), at - performance.now());
  };

  const settle = (): void => {
    if (dirty.size > 0 || blocked()) return;
    tell({ status: 'saved', problem: null });
    void dropDraft();
  };

  const save = (leaving = false): Promise<void> => {
    clearTimeout(timer);
    due = Infinity;
    sending ??= sendOnce(leaving).finally(() => {
      sending = null;
      if (blocked() || waiting().length === 0) return;
      schedule(again || wait > 0 ? 0 : PAUSE);
      again = false;
    });
    return sending;
  };

  const sendOnce = async (leaving: boolean): Promise<void> => {
    if (blocked()) return;
    const patch: Partial<NoteFields> = {};
    const counts = new Map<NoteField, number>();
    for (const field of waiting()) {
      const text = ports.read(field);
      if (text === base.fields[field]) dirty.delete(field);
      else {
        patch[field] = text;
        counts.set(field, dirty.get(field)!);
        sentOf(field).add(fingerprint(text));
      }
    }
    if (counts.size === 0) return settle();
    tell({ status: 'saving' });
    try {
      const answer = await ports.send(base.version, patch, leaving);
      takeBase({ ...base, version: answer.version, savedAt: answer.update_time, fields: { ...base.fields, ...patch } });
      for (const [field, count] of counts) {
        sent.delete(field);
        if (dirty.get(field) === count) dirty.delete(field);
      }
      wait = 0;
      tell({ savedAt: answer.update_time, status: dirty.size === 0 ? 'saved' : 'unsaved', problem: null });
      settle();
    } catch (error) {
      await fail(error);
    }
  };

  const fail = async (error: unknown): Promise<void> => {
    const code = error instanceof ApiError ? error.code : '';
    const message = error instanceof Error ? error.message : 'Something went wrong.';
    if (code === UNAUTHENTICATED) {
      signedOut = true;
      return tell({ status: 'unsaved', problem: null });
    }
    if (code === 'STALE_VERSION' || code === 'NOTE_SIGNED') return bringTogether();
    const fields = error instanceof ApiError ? fieldsOf(error) : [];
    if (fields.length > 0) {
      for (const field of fields) refused.add(field);
      return tell({ status: 'failed', problem: message });
    }
    const seconds = error instanceof ApiError ? error.retryAfter : undefined;
    wait = seconds !== undefined ? seconds * 1000 : Math.min(wait === 0 ? FIRST_WAIT : wait * 2, LONGEST_WAIT);
    tell(code === NETWORK ? { status: 'offline', problem: null } : { status: 'failed', problem: message });
  };

  /** Somebody else has saved or signed: takes theirs where nothing was typed here, and asks where both wrote. */
  const bringTogether = async (): Promise<void> => {
    let theirs: ServerNote;
    try {
      theirs = await ports.load();
    } catch (error) {
      if (error instanceof ApiError && (error.code === 'STALE_VERSION' || error.code === 'NOTE_SIGNED')) return;
      return fail(error);
    }
    const mine: Partial<NoteFields> = {};
    for (const field of dirty.keys()) mine[field] = ports.read(field);
    const isOlder = (field: NoteField, text: string): boolean =>
      !theirs.signed && (text === base.fields[field] || sentOf(field).has(fingerprint(text)));
    const { adopt, conflicts } = reconcile(mine, base.fields, theirs.fields, isOlder);
    for (const field of dirty.keys()) if (mine[field] === theirs.fields[field]) dirty.delete(field);
    takeBase(theirs);
    if (Object.keys(adopt).length > 0) ports.show(adopt);
    const conflict = conflicts.length > 0 ? { fields: conflicts, theirs } : null;
    tell({
      conflict,
      signed: theirs.signed,
      savedAt: theirs.savedAt,
      status: conflict === null ? state.status : 'unsaved',
      problem: null,
    });
    again = true;
    keepSoon();
    if (theirs.signed && conflict === null) {
      dirty.clear();
      tell({ status: 'saved' });
    }
    settle();
  };

  return {
    /** Something was typed in a field; `ended` where a word or more ended with it. */
    change(field: NoteField, ended: boolean): void {
      changes += 1;
      dirty.set(field, changes);
      refused.delete(field);
      if (state.status === 'saved') tell({ status: 'unsaved' });
      keepSoon();
      if (!blocked()) schedule(ended ? 0 : PAUSE);
    },

    /** Takes up what this computer kept from an earlier visit; answers the fields that are back on the screen. */
    restore(kept: NoteDraft): Partial<NoteFields> {
      const mine: Partial<NoteFields> = {};
      for (const [field, { text }] of Object.entries(kept.fields) as [NoteField, DraftField][]) mine[field] = text;
      const isOlder = (field: NoteField, text: string): boolean => {
        const mark = fingerprint(text);
        return !base.signed && (mark === kept.fields[field]?.base || kept.fields[field]?.sent.includes(mark) === true);
      };
      const { keep, conflicts } = reconcile(mine, base.fields, base.fields, isOlder);
      hasDraft = true;
      const back: Partial<NoteFields> = {};
      for (const field of [...keep, ...conflicts.map((conflict) => conflict.field)]) {
        changes += 1;
        dirty.set(field, changes);
        back[field] = mine[field]!;
        // A call of the page that ended may still be on its way.
        for (const mark of [...kept.fields[field]!.sent, fingerprint(mine[field]!)]) sentOf(field).add(mark);
      }
      if (dirty.size === 0) void dropDraft();
      else if (!base.signed) ports.show(back);
      const conflict = conflicts.length > 0 ? { fields: conflicts, theirs: base } : null;
      tell({ status: dirty.size === 0 ? 'saved' : 'unsaved', conflict });
      if (conflict === null && dirty.size > 0) schedule(0);
      return back;
    },

    /** Ends a conflict as its reader chose, field by field; `both` brings the two texts together. */
    resolve(choices: Partial<Record<NoteField, Choice>>): void {
      const { conflict } = state;
      if (conflict === null) return;
      const shown: Partial<NoteFields> = {};
      for (const { field, theirs } of conflict.fields) {
        const choice = base.signed ? 'theirs' : (choices[field] ?? 'mine');
        if (choice === 'theirs') {
          dirty.delete(field);
          shown[field] = theirs;
        } else if (choice === 'both') shown[field] = mergeBlocks(ports.read(field), theirs);
      }
      if (Object.keys(shown).length > 0) ports.show(shown);
      tell({ conflict: null, status: dirty.size === 0 ? 'saved' : 'unsaved' });
      keepSoon();
      if (dirty.size > 0) schedule(0);
      else settle();
    },

    /** Whether a version is news to this page: neither what it has nor what it is about to hear back. */
    isNews: (version: number): boolean => sending === null && version > base.version,

    /** Takes a newer version of the server over, where nothing here waits to be saved; a save will meet it otherwise. */
    adopt(note: ServerNote): void {
      if (dirty.size > 0 || sending !== null || state.conflict !== null || note.version <= base.version) return;
      const { adopt } = reconcile({}, base.fields, note.fields, () => false);
      takeBase(note);
      if (Object.keys(adopt).length > 0) ports.show(adopt);
      tell({ signed: note.signed, savedAt: note.savedAt, status: 'saved' });
    },

    /** Saves everything now; answers the version that the server has, or null where something could not be saved. */
    async flush(): Promise<number | null> {
      for (let attempt = 0; attempt < 5 && !blocked() && waiting().length > 0; attempt += 1) {
        wait = 0;
        await save();
        if (state.status === 'offline' || state.status === 'failed') break;
      }
      await keeping;
      return dirty.size === 0 && state.conflict === null ? base.version : null;
    },

    /** A good moment to save: somebody looked away from the field, or put the page aside. */
    hurry(): void {
      if (!blocked() && waiting().length > 0) schedule(0);
    },

    /** The page is about to go: what is not on its way yet is sent with a call that outlives it. */
    leave(): void {
      if (!blocked() && waiting().length > 0) void save(true);
    },

    /** Tries again at once: the connection is back, or somebody has signed in. */
    resume(): void {
      signedOut = false;
      wait = 0;
      due = Infinity;
      if (!blocked() && waiting().length > 0) schedule(0);
    },

    /** Whether something is not on the server yet. */
    isDirty: (): boolean => dirty.size > 0,
    /** The note as the server has it, as far as this page knows. */
    server: (): ServerNote => base,
    state: (): SaverState => state,
  };
}

function fieldsOf(error: ApiError): NoteField[] {
  if (error.code === 'NOT_AUTHOR') return ['note'];
  return NOTE_FIELDS.filter((field) => error.issues.some(({ path }) => path === `input.${field}`));
}
