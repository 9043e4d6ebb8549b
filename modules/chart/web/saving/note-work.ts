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

/** An editor on the page, as far as the saver knows it. */
export interface EditorHandle {
  html: () => string;
  show: (html: string) => void;
  /** Puts more below a heading. */
  insert: (section: string, html: string) => void;
}

/** What the page shows of the work on a note. */
export interface WorkState {
  /** Small fields as they stand on the screen; of the texts, what the editors begin with. */
  fields: NoteFields;
  saver: SaverState;
  /** When the text that came back from this computer was typed, an ISO instant. */
  restoredFrom: string | null;
  /** Whether this computer has been asked for what it kept; nothing is typed before. */
  ready: boolean;
}

export type NoteWork = ReturnType<typeof beginNoteWork>;

// Calls that outlive their page carry no more (fetch standard, §4.6).
const MOST_KEEPALIVE = 60_000;

/** The work on one note: what stands on the screen, bound to its saver, to this computer's vault and to the session. */
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

    /** The field as it stands on the screen. */
    read,

    /** A small field was changed on the screen. */
    set(field: NoteField, value: string, ended: boolean): void {
      store.setState((state) => ({ fields: { ...state.fields, [field]: value } }));
      saver.change(field, ended);
    },

    /** Binds an editor to its field until the answered function is called; it shows what the field holds by now. */
    bindEditor(field: NoteField, handle: EditorHandle): () => void {
      editors.set(field, handle);
      handle.show(store.getState().fields[field]);
      return () => {
        // What was typed last stays readable for the save that follows.
        store.setState((state) => ({ fields: { ...state.fields, [field]: handle.html() } }));
        if (editors.get(field) === handle) editors.delete(field);
      };
    },

    /** Puts HTML into a text below one of its headings; nothing where its editor is not there. */
    insert(field: NoteField, section: string, html: string): void {
      editors.get(field)?.insert(section, html);
    },

    /** Reads the note again and takes over what is new, where nothing here waits to be saved. */
    async refresh(): Promise<void> {
      const fresh = await loadNote(id).catch(() => null);
      if (fresh !== null) saver.adopt(serverNote(fresh));
    },

    /** The message about what came back has been read. */
    dismissRestored(): void {
      store.setState({ restoredFrom: null });
    },

    /** Watches the connection, the session and the page until the answered function is called; that one saves what is left. */
    attach(): () => void {
      const unwatch = watchPage(saver, key);
      return () => {
        unwatch();
        // Who comes back finds the text as it was left. Not with every save: all that shows the note would be painted anew.
        void saver.flush().then((version) => {
          if (version === null) recordUnsaved(left);
          const known = saver.server();
          cacheNote(id, { ...known.fields, version: known.version, update_time: known.savedAt });
        });
      };
    },
  };
}

/** The entry in the tray of unsaved work that leads back to this note. */
function trayEntry(note: NoteDetails, draftKey: string) {
  const label = `Chart note for ${patientName(note.clinic_patient)}`;
  return { draftKey, label, path: notePath(note), lasts: true };
}

/** Saves or resumes saving when the page is hidden or left, the connection returns or the user signs in. Returns the function that stops it. */
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
  // Who signed in again while another page was shown comes back to a note that was not notified of it.
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

/** The note as the server has it now; what the page has read of it becomes that too. */
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
