import { useEffect, useRef, useState } from 'react';
import { refreshQueries } from '#kit/api/use-api.ts';
import { toast } from '#kit/feedback/toast.ts';
import {
  checkDrugFile,
  type DrugChanges,
  type DrugPreview,
  type DrugProgress,
  type DrugWish,
  previewDrugFile,
  runDrugImport,
} from './drug-import.ts';

/** Where an import stands. */
export type DrugImportState =
  | { step: 'choose'; error: unknown }
  | { step: 'reading'; name: string }
  | { step: 'preview'; preview: DrugPreview; checking: boolean; error: unknown }
  | { step: 'running'; preview: DrugPreview; progress: DrugProgress | null }
  | { step: 'done'; name: string; changes: DrugChanges };

/** Leads a file from its choice over the preview into the compendium. */
export function useDrugImport() {
  const [state, setState] = useState<DrugImportState>({ step: 'choose', error: null });
  const under = useRef<AbortController>(undefined);
  useEffect(() => () => under.current?.abort(), []);
  const begin = (): AbortSignal => {
    under.current?.abort();
    under.current = new AbortController();
    return under.current.signal;
  };
  const choose = async (file: File): Promise<void> => {
    const signal = begin();
    setState({ step: 'reading', name: file.name });
    try {
      const preview = await previewDrugFile(file, signal);
      if (!signal.aborted) setState({ step: 'preview', preview, checking: false, error: null });
    } catch (error) {
      if (!signal.aborted) setState({ step: 'choose', error });
    }
  };
  const change = async (said: Partial<DrugWish>): Promise<void> => {
    if (state.step !== 'preview') return;
    const signal = begin();
    // What was chosen stands at once; what follows from it comes.
    const chosen = { ...state.preview, ...said };
    setState({ step: 'preview', preview: chosen, checking: true, error: null });
    try {
      const preview = await checkDrugFile(wishOf(chosen), signal);
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
      const onProgress = (progress: DrugProgress): void => setState({ step: 'running', preview, progress });
      const changes = await runDrugImport(wishOf(preview), onProgress, signal);
      refreshQueries('drug');
      setState({ step: 'done', name: preview.release_name, changes });
    } catch (error) {
      const isAborted = error instanceof DOMException && error.name === 'AbortError';
      if (isAborted) toast.info('Cancelled. Nothing was written.');
      setState({ step: 'preview', preview, checking: false, error: isAborted ? null : error });
    }
  };
  return {
    state,
    choose: (file: File) => void choose(file),
    change: (said: Partial<DrugWish>) => void change(said),
    run: () => void run(),
    cancel: () => under.current?.abort(),
    reset: () => {
      begin();
      setState({ step: 'choose', error: null });
    },
  };
}

const wishOf = ({ upload_id, file_name, release_name, as_of, whole }: DrugPreview): DrugWish => ({
  upload_id,
  file_name,
  release_name,
  as_of,
  whole,
});
