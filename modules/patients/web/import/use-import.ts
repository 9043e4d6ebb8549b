import { useEffect, useRef, useState } from 'react';
import { refreshQueries } from '#kit/api/use-api.ts';
import { toast } from '#kit/feedback/toast.ts';
import { chooseField } from './choose-field.ts';
import type { ImportChoices, ImportPreview, ImportResult } from './import-preview.ts';
import { checkMapping, fetchRefused, isAbort, previewFile, runImport } from './import-request.ts';
import { progressShare } from './progress-share.ts';

/** The state of an import. `error` is the error of the previous step. */
export type ImportState =
  | { step: 'choose'; error: unknown }
  | { step: 'reading'; name: string }
  | {
      step: 'preview';
      name: string;
      preview: ImportPreview;
      /** The user's changes to the proposed mapping. */
      choices: ImportChoices;
      /** True while the counts belong to the previous mapping. */
      checking: boolean;
      error: unknown;
    }
  | { step: 'running'; name: string; preview: ImportPreview; share: number; rows: number }
  | { step: 'done'; name: string; result: ImportResult; refused: Blob | null };

/** An import and its actions. */
export interface Import {
  state: ImportState;
  /** Uploads a file and shows its preview. */
  choose: (file: File) => void;
  /** Maps a column to a field, or to none, and refreshes the preview. */
  map: (heading: string, field: string | null) => void;
  run: () => void;
  /** Cancels the current step; nothing has been written. */
  cancel: () => void;
  /** Returns to the start. */
  reset: () => void;
}

/** Guides a file from selection through preview to import. */
export function useImport(): Import {
  const [state, setState] = useState<ImportState>({ step: 'choose', error: null });
  const under = useRef<AbortController>(undefined);
  useEffect(() => () => under.current?.abort(), []);

  // Cancels the previous step.
  const begin = (): AbortSignal => {
    under.current?.abort();
    under.current = new AbortController();
    return under.current.signal;
  };

  const choose = async (file: File): Promise<void> => {
    const signal = begin();
    setState({ step: 'reading', name: file.name });
    try {
      const preview = await previewFile(file, signal);
      if (!signal.aborted)
        setState({ step: 'preview', name: file.name, preview, choices: {}, checking: false, error: null });
    } catch (error) {
      if (!signal.aborted) setState({ step: 'choose', error });
    }
  };

  const map = async (heading: string, field: string | null): Promise<void> => {
    if (state.step !== 'preview') return;
    const signal = begin();
    const { mapping, choices } = chooseField(
      { mapping: state.preview.mapping, choices: state.choices },
      heading,
      field,
    );
    const chosen = { ...state, preview: { ...state.preview, mapping }, choices };
    setState({ ...chosen, checking: true, error: null });
    try {
      const preview = await checkMapping(state.preview.upload_id, choices, signal);
      if (!signal.aborted) setState({ ...chosen, preview, checking: false, error: null });
    } catch (error) {
      if (!signal.aborted) setState({ ...chosen, checking: false, error });
    }
  };

  const run = async (): Promise<void> => {
    if (state.step !== 'preview') return;
    const { name, preview, choices } = state;
    const signal = begin();
    setState({ step: 'running', name, preview, share: 0, rows: 0 });
    try {
      // The server deletes the file after the import, so the rejected rows are fetched before.
      const refused = preview.refused_total > 0 ? await fetchRefused(preview.upload_id, choices, signal) : null;
      const result = await runImport(
        preview.upload_id,
        choices,
        (progress) => {
          const share = progressShare(progress, preview.total);
          const rows = progress.stage === 'checking' ? progress.done : 0;
          if (share !== null) setState({ step: 'running', name, preview, share, rows });
        },
        signal,
      );
      for (const list of ['PatientList', 'FindPatients', 'Lookalikes']) refreshQueries('registration', list);
      setState({ step: 'done', name, result, refused });
    } catch (error) {
      if (isAbort(error)) toast.info('The import was canceled. Nothing was saved.');
      // A canceled import returns to its preview; any other error is shown there.
      setState({ step: 'preview', name, preview, choices, checking: false, error: isAbort(error) ? null : error });
    }
  };

  return {
    state,
    choose: (file) => void choose(file),
    map: (heading, field) => void map(heading, field),
    run: () => void run(),
    cancel: () => under.current?.abort(),
    reset: () => {
      begin();
      setState({ step: 'choose', error: null });
    },
  };
}
