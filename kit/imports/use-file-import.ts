import { useEffect, useRef, useState } from 'react';
import { refreshQueries } from '../api/use-api.ts';
import { toast } from '../feedback/toast.ts';
import { checkFile, type ImportPreview, type ImportProgress, previewFile, runImport } from './import-calls.ts';

/** The state of an import. `error` is the failure of the previous step. */
export type FileImportState<Preview, Result> =
  | { step: 'choose'; error: unknown }
  | { step: 'reading'; name: string }
  | { step: 'preview'; preview: Preview; checking: boolean; error: unknown }
  | { step: 'running'; preview: Preview; progress: ImportProgress | null }
  | { step: 'done'; name: string; changes: Result };

/** The kind of an import. */
export interface FileImportKind<Preview> {
  /** Its routes are /api/import/<name>/. */
  name: string;
  /** The service whose reads are invalidated when the import is complete. */
  service: string;
  /**
   * Returns the settings of a file in addition to `upload_id`, `file_name`, `release_name` and `whole`, as its routes
   * expect them.
   */
  said: (preview: Preview) => object;
}

/** An import and its actions. */
export interface FileImport<Preview, Result> {
  state: FileImportState<Preview, Result>;
  choose: (file: File) => void;
  /** Changes the settings of the file and previews it again. */
  change: (said: Partial<Preview>) => void;
  run: () => void;
  /** Stops what is in progress. Nothing has been written then. */
  cancel: () => void;
  /** Starts over. */
  reset: () => void;
}

/** Guides a file from its choice through the preview to the import. */
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
    // The choice is shown immediately; the preview follows.
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
