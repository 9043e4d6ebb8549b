import { createStore } from 'zustand/vanilla';
import { ApiError } from '#kit/api/api-error.ts';
import { request, requestRest } from '#kit/api/request.ts';
import { holdOpen, recordUnsaved, onDiscard, settleUnsaved } from '#kit/forms/unsaved/unsaved-forms.ts';
import { beforeLeaving } from '#kit/session/before-leaving.ts';
import { useSession } from '#kit/session/viewer.ts';
import { dropDraft, keepDraft, readDraft } from '#kit/vault/drafts.ts';
import { cacheNote, notePath, patientName, serverNote, type NoteDetails } from '../chart-note.ts';
import { ChartNoteByIdDocument, SaveChartNoteDocument, type SaveChartNoteMutation } from '../chart.operations.gen.ts';
import type { NoteDraft, NoteField, NoteFields } from './note-fields.ts';
import { createNoteSaver, type NoteSaver, type SaverState } from './note-saver.ts';

/** The saver's interface to an editor on the page. */
export interface EditorHandle {
  html: () => string;
  show: (html: string) => void;
  /** Inserts HTML below a heading. */
  insert: (section: string, html: string) => void;
}

/** The editing state shown by the page. */
export interface WorkState {
  /** Current values of small fields; for texts, the initial content of the editors. */
  fields: NoteFields;
  saver: SaverState;
  /** ISO instant at which restored text was typed. */
  restoredFrom: string | null;
  /** True if the local draft has been loaded; typing is disabled before. */
  ready: boolean;
}

export type NoteWork = ReturnType<typeof beginNoteWork>;

// The limit of keepalive requests (fetch standard, §4.6).
const MOST_KEEPALIVE = 60_000;

/** Creates the editing state of one note, connected to its saver, to local draft storage and to the session. */
export function beginNoteWork(note: NoteDetails) {
  const { id } = note;
  const key = `chart-note/${id}`;
  const start = serverNote(note);
  const editors = new Map<NoteField, EditorHandle>();
  const left = trayEntry(note, key);

  const read = (field: NoteField): string => editors.get(field)?.html() ?? store.getState().fields[field];
  const saver: NoteSaver = createNoteSaver(start, {
    read,
    show: (fields) => {
      store.setState((state) => ({ fields: { ...state.fields, ...fields } }));
      for (const [field, text] of Object.entries(fields)) editors.get(field as NoteField)?.show(text);
    },
    send: (version, patch, leaving) => sendPatch({ id, version, input: patch }, leaving),
    load: async () => serverNote(await loadNote(id)),
    keep: (draft) => keepDraft(key, draft, new Date()),
    drop: () => dropDraft(key),
    changed: (state) => {
      const before = store.getState().saver.status;
      store.setState({ saver: state });
      if (state.status === before) return;
      if (state.status === 'offline' || state.status === 'failed') recordUnsaved(left);
      else if (state.status === 'saved') settleUnsaved(key);
    },
  });
  const store = createStore<WorkState>(() => ({
    fields: start.fields,
    saver: saver.state(),
    restoredFrom: null,
    ready: false,
  }));

  const opened = readDraft<NoteDraft>(key)
    .catch(() => undefined)
    .then((draft) => {
      const back = draft === undefined ? {} : saver.restore(draft.values);
      store.setState({ ready: true, restoredFrom: Object.keys(back).length > 0 ? draft!.typedAt : null });
    });

  onDiscard(key, () => saver.discard());

  return {
    id,
    store,
    saver,
    opened,

    /** Returns the field as currently shown. */
    read,

    /** Sets a small field. */
    set(field: NoteField, value: string, ended: boolean): void {
      store.setState((state) => ({ fields: { ...state.fields, [field]: value } }));
      saver.change(field, ended);
    },

    /** Connects an editor to its field and shows the current content; returns the function that disconnects it. */
    bindEditor(field: NoteField, handle: EditorHandle): () => void {
      editors.set(field, handle);
      handle.show(store.getState().fields[field]);
      return () => {
        // The last text stays readable for the save that follows.
        store.setState((state) => ({ fields: { ...state.fields, [field]: handle.html() } }));
        if (editors.get(field) === handle) editors.delete(field);
      };
    },

    /** Inserts HTML into a text below one of its headings; does nothing if its editor is not mounted. */
    insert(field: NoteField, section: string, html: string): void {
      editors.get(field)?.insert(section, html);
    },

    /** Reloads the note and applies changes, unless there are unsaved ones. */
    async refresh(): Promise<void> {
      const fresh = await loadNote(id).catch(() => null);
      if (fresh !== null) saver.adopt(serverNote(fresh));
    },

    /** Dismisses the message about restored text. */
    dismissRestored(): void {
      store.setState({ restoredFrom: null });
    },

    /** Watches the connection, the session and the page; the returned function stops that and saves unsaved changes. */
    attach(): () => void {
      const unwatch = watchPage(saver, key);
      return () => {
        unwatch();
        // The cache is updated when the page is left, not with every save, since that would render everything that
        // shows the note.
        void saver.flush().then((version) => {
          if (version === null) recordUnsaved(left);
          const known = saver.server();
          cacheNote(id, { ...known.fields, version: known.version, update_time: known.savedAt });
        });
      };
    },
  };
}

/** Returns the entry in the unsaved-work tray that links to this note. */
function trayEntry(note: NoteDetails, draftKey: string) {
  const label = `Chart note for ${patientName(note.clinic_patient)}`;
  return { draftKey, label, path: notePath(note), lasts: true };
}

/**
 * Saves or resumes saving when the page is hidden or left, the connection returns or the user signs in. Returns the
 * function that stops it.
 */
function watchPage(saver: NoteSaver, key: string): () => void {
  const leave = (): void => saver.leave();
  const hidden = (): void => {
    if (document.hidden) saver.hurry();
  };
  const online = (): void => saver.resume();
  window.addEventListener('pagehide', leave);
  window.addEventListener('online', online);
  document.addEventListener('visibilitychange', hidden);
  const unwatch = useSession.subscribe(({ status }, before) => {
    if (status === 'signed-in' && before.status !== 'signed-in') saver.resume();
  });
  const unregister = beforeLeaving(async () => void (await saver.flush()));
  const release = holdOpen(key);
  // After a sign-in from another page, this note missed updates in between.
  if (useSession.getState().status === 'signed-in') saver.resume();
  return () => {
    release();
    window.removeEventListener('pagehide', leave);
    window.removeEventListener('online', online);
    document.removeEventListener('visibilitychange', hidden);
    unwatch();
    unregister();
  };
}

/** Loads the note from the server and updates the cache. */
export async function loadNote(id: string): Promise<NoteDetails> {
  const { chart_note_find_many: found } = await request(ChartNoteByIdDocument, { id });
  const note = found[0];
  if (note === undefined) throw new ApiError('NOT_FOUND', 'This note does not exist.');
  cacheNote(id, note);
  return note;
}

interface NotePatch {
  id: string;
  version: number;
  input: Partial<NoteFields>;
}

async function sendPatch(patch: NotePatch, leaving: boolean): Promise<SaveChartNoteMutation['chart_note_update']> {
  const { chart_note_update: saved } = await (leaving ? sendLast(patch) : request(SaveChartNoteDocument, patch));
  return saved;
}

async function sendLast(variables: object): Promise<SaveChartNoteMutation> {
  const { name, query } = SaveChartNoteDocument;
  const body = JSON.stringify({ operationName: name, query, variables });
  const { data } = await requestRest<{ data: SaveChartNoteMutation }>('/api/chart', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
    keepalive: body.length * 3 < MOST_KEEPALIVE || new TextEncoder().encode(body).length < MOST_KEEPALIVE,
  });
  return data;
}
