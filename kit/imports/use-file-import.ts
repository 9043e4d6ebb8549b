import { useEffect, useRef, useState } from 'react';
import { refreshQueries } from '../api/use-api.ts';
import { toast } from '../feedback/toast.ts';
import { checkFile, type ImportPreview, type ImportProgress, previewFile, runImport } from './import-calls.ts';

/** Where an import stands. `error` is what went wrong with the step before. */
export type FileImportState<Preview, Result> =
  | { step: 'choose'; error: unknown }
  | { step: 'reading'; name: string }
  | { step: 'preview'; preview: Preview; checking: boolean; error: unknown }
  | { step: 'running'; preview: Preview; progress: ImportProgress | null }
  | { step: 'done'; name: string; changes: Result };

/** What is imported, and how. */
export interface FileImportKind<Preview> {
  /** Its routes are /api/import/<name>/. */
  name: string;
  /** The service whose answers are asked for anew when it is done. */
  service: string;
  /** What is said of a file beside `upload_id`, `file_name`, `release_name` and `whole`, as its routes take it. */
  said: (preview: Preview) => object;
}

/** An import and what can be done with it. */
export interface FileImport<Preview, Result> {
  state: FileImportState<Preview, Result>;
  choose: (file: File) => void;
  /** Says something of the file otherwise, and looks again. */
  change: (said: Partial<Preview>) => void;
  run: () => void;
  /** Stops what is under way; nothing has been written then. */
  cancel: () => void;
  /** Back to the beginning. */
  reset: () => void;
}

/** Leads a file from its choice over the preview to where it is read in. */
export function useFileImport<Preview extends ImportPreview, Result>(
  kind: FileImportKind<Preview>,
): FileImport<Preview, Result> {
  const [state, setState] = useState<FileImportState<Preview, Result>>({ step: 'choose', error: null });
  const under = useRef<AbortController>(undefined);
  useEffect(() => () => under.current?.abort(), []);
  const begin = (): AbortSignal => {
    under.current?.abort();
    under.current = new AbortController();
    return under.current.signal;
  };
  const wishOf = (preview: Preview): object => {
    const { upload_id, file_name, release_name, whole } = preview;
    return { upload_id, file_name, release_name, whole, ...kind.said(preview) };
  };

  const choose = async (file: File): Promise<void> => {
    const signal = begin();
    setState({ step: 'reading', name: file.name });
    try {
      const preview = await previewFile<Preview>(kind.name, file, signal);
      if (!signal.aborted) setState({ step: 'preview', preview, checking: false, error: null });
    } catch (error) {
      if (!signal.aborted) setState({ step: 'choose', error });
    }
  };
  const change = async (said: Partial<Preview>): Promise<void> => {
    if (state.step !== 'preview') return;
    const signal = begin();
    // What was chosen stands at once; what follows from it comes.
    const chosen = { ...state.preview, ...said };
    setState({ step: 'preview', preview: chosen, checking: true, error: null });
    try {
      const preview = await checkFile<Preview>(kind.name, wishOf(chosen), signal);
      if (!signal.aborted) setState({ step: 'preview', preview, checking: false, error: null });
    } catch (error) {
      if (!signal.aborted) setState({ step: 'preview', preview: chosen, checking: false, error });
    }
  };
  const run = async (): Promise<void> => {
    if (state.step !== 'preview') return;
    const { preview } = state;
    const signal = begin();
    setState({ step: 'running', preview, progress: null });
    try {
      const onProgress = (progress: ImportProgress): void => setState({ step: 'running', preview, progress });
      const changes = await runImport<Result>(kind.name, wishOf(preview), onProgress, signal);
      refreshQueries(kind.service);
      setState({ step: 'done', name: preview.release_name, changes });
    } catch (error) {
      const isAborted = error instanceof DOMException && error.name === 'AbortError';
      if (isAborted) toast.info('Canceled. Nothing was saved.');
      setState({ step: 'preview', preview, checking: false, error: isAborted ? null : error });
    }
  };
  return {
    state,
    choose: (file) => void choose(file),
    change: (said) => void change(said),
    run: () => void run(),
    cancel: () => under.current?.abort(),
    reset: () => {
      begin();
      setState({ step: 'choose', error: null });
    },
  };
}
