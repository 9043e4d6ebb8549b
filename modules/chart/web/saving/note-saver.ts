import { ApiError, NETWORK, UNAUTHENTICATED } from '#kit/api/api-error.ts';
import type { SaveState } from '#kit/feedback/save-status.tsx';
import { createDraftKeeper } from './draft-keeper.ts';
import { fingerprint } from './fingerprint.ts';
import { mergeBlocks } from './merge-blocks.ts';
import { NOTE_FIELDS, type NoteDraft, type NoteField, type NoteFields, type ServerNote } from './note-fields.ts';
import { reconcile, type FieldConflict } from './reconcile.ts';
import { createSaveClock } from './save-clock.ts';
import { createUnsavedFields, draftFields } from './unsaved-fields.ts';

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

/** Where somebody else wrote into the same field; nothing is sent until it is resolved. */
export interface Conflict {
  fields: readonly FieldConflict[];
  theirs: ServerNote;
  /** It came while one was typing: whatever asks must not take the keyboard away. */
  whileTyping: boolean;
}

/** How far the note has come. */
export interface SaverState {
  status: SaveState;
  /** ISO instant of the last save. */
  savedAt: string | undefined;
  /** Why the server refuses, in its words. */
  problem: string | null;
  conflict: Conflict | null;
  /** The server's note has been signed. */
  signed: boolean;
}

/** What to do with a field that two people wrote into. */
export type Choice = 'mine' | 'theirs' | 'both';

export type NoteSaver = ReturnType<typeof createNoteSaver>;

const PAUSE = 400;

/**
 * Brings what is typed to the server without losing a word: every change goes to this computer's vault at once, to the server when
 * a word ends or after 400 ms. One save is under way at a time, the next one carries the newest text; a failed one is tried again,
 * later each time, while typing goes on.
 */
export function createNoteSaver(start: ServerNote, ports: SaverPorts) {
  const unsaved = createUnsavedFields(start);
  // What came back for a note that is signed by now: it is not on the screen, and stays here until its author has seen it.
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
      if (maySend()) clock.wish(again || clock.isWaiting() ? 0 : PAUSE);
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
    const fields = fieldsOf(error);
    unsaved.reject(fields);
    if (fields.length > 0) return update({ status: 'failed', problem });
    clock.fail(retryAfter);
    update(code === NETWORK ? { status: 'offline', problem: null } : { status: 'failed', problem });
  };

  /** Somebody else has saved or signed: takes theirs where nothing was typed here, and asks where both wrote. */
  const bringTogether = async (): Promise<void> => {
    let theirs: ServerNote;
    try {
      theirs = await ports.load();
    } catch (error) {
      return fail(error);
    }
    const mine = unsaved.typed(read);
    // Nothing can be added to a signed note: whatever it lacks is for its author to see.
    const isOlder = (field: NoteField, text: string): boolean => !theirs.signed && unsaved.isOlder(field, text);
    const { adopt, conflicts } = reconcile(mine, unsaved.base().fields, theirs.fields, isOlder);
    for (const field of NOTE_FIELDS) if (mine[field] === theirs.fields[field]) unsaved.forget(field);
    unsaved.takeBase(theirs);
    if (Object.keys(adopt).length > 0) ports.show(adopt);
    again = true;
    update({
      conflict: conflicts.length > 0 ? { fields: conflicts, theirs, whileTyping: true } : null,
      signed: theirs.signed,
      savedAt: theirs.savedAt,
      status: 'unsaved',
      problem: null,
    });
    keeper.soon();
    settle();
  };

  return {
    /** Something was typed in a field; `ended` where a word or more ended with it. */
    change(field: NoteField, ended: boolean): void {
      unsaved.note(field);
      if (state.status === 'saved') update({ status: 'unsaved' });
      keeper.soon();
      if (maySend()) saveIn(ended ? 0 : PAUSE);
    },

    /** Takes up what this computer kept from an earlier visit; answers the fields that are back. */
    restore(draft: NoteDraft): Partial<NoteFields> {
      const base = unsaved.base();
      const fields = new Map(draftFields(draft));
      const mine = Object.fromEntries([...fields].map(([field, { text }]) => [field, text])) as Partial<NoteFields>;
      const isOlder = (field: NoteField, text: string): boolean => {
        const mark = fingerprint(text);
        return !base.signed && (mark === fields.get(field)!.base || fields.get(field)!.sent.includes(mark));
      };
      const { keep, conflicts } = reconcile(mine, base.fields, base.fields, isOlder);
      keeper.found();
      const back: Partial<NoteFields> = {};
      for (const field of [...keep, ...conflicts.map((conflict) => conflict.field)]) {
        unsaved.restore(field, fields.get(field)!);
        back[field] = mine[field];
      }
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

    /** Ends a conflict as its reader chose, field by field; `both` brings the two texts together. */
    resolve(choices: Partial<Record<NoteField, Choice>>): void {
      const shown: Partial<NoteFields> = {};
      for (const { field, theirs } of state.conflict?.fields ?? []) {
        const choice = state.signed ? 'theirs' : (choices[field] ?? 'mine');
        if (choice === 'mine') continue;
        if (choice === 'theirs') unsaved.forget(field);
        shown[field] = choice === 'theirs' ? theirs : mergeBlocks(read(field), theirs);
      }
      recovered = {};
      ports.show(state.signed ? unsaved.base().fields : shown);
      update({ conflict: null, status: 'unsaved' });
      keeper.soon();
      settle();
      if (maySend()) saveIn(0);
    },

    /** Whether a version is news to this page: neither what it has nor what the answer on its way brings. */
    isNews: (version: number): boolean => sending === null && version > unsaved.base().version,

    /** Takes a newer version of the server over, where nothing here waits to be saved; a save will meet it otherwise. */
    adopt(note: ServerNote): void {
      const base = unsaved.base();
      if (!unsaved.isEmpty() || sending !== null || note.version <= base.version) return;
      const { adopt } = reconcile({}, base.fields, note.fields, () => false);
      unsaved.takeBase(note);
      if (Object.keys(adopt).length > 0) ports.show(adopt);
      update({ signed: note.signed, savedAt: note.savedAt, status: 'saved' });
    },

    /** Saves everything now; answers the version that holds it all, or null where something could not be saved. */
    async flush(): Promise<number | null> {
      for (let attempt = 0; attempt < 5 && maySend(); attempt += 1) {
        clock.clear();
        await save();
        if (state.status === 'offline' || state.status === 'failed') break;
      }
      await keeper.written();
      return unsaved.isEmpty() ? unsaved.base().version : null;
    },

    /** A good moment to save: somebody looked away from the field, or put the page aside. */
    hurry(): void {
      if (maySend()) saveIn(0);
    },

    /** The page is about to go: what is not on its way yet is sent with a call that outlives it. */
    leave(): void {
      if (maySend()) void save(true);
    },

    /** Tries again at once: the connection is back, or somebody has signed in. */
    resume(): void {
      signedOut = false;
      clock.clear();
      if (maySend()) saveIn(0);
    },

    /** Forgets what was typed and not saved: the screen shows the note as the server has it. */
    discard(): void {
      for (const field of NOTE_FIELDS) unsaved.forget(field);
      recovered = {};
      ports.show(unsaved.base().fields);
      update({ conflict: null });
      settle();
    },

    /** The note as the server has it, as far as this page knows. */
    server: (): ServerNote => unsaved.base(),
    state: (): SaverState => state,
  };
}

/** The fields that a domain error names; they are sent again when they have changed, and hold the others not back. */
function fieldsOf(error: unknown): NoteField[] {
  if (!(error instanceof ApiError)) return [];
  if (error.code === 'NOT_AUTHOR') return ['note'];
  return NOTE_FIELDS.filter((field) => error.issues.some(({ path }) => path === `input.${field}`));
}
