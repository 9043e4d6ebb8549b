import { useEffect, useRef, useState } from 'react';
import { refreshQueries } from '#kit/api/use-api.ts';
import { toast } from '#kit/feedback/toast.ts';
import {
  checkCodeFile,
  type CodePreview,
  type CodeProgress,
  type CodeWish,
  previewCodeFile,
  runCodeImport,
  type SetChanges,
} from './code-import.ts';

/** Where an import stands. */
export type CodeImportState =
  | { step: 'choose'; error: unknown }
  | { step: 'reading'; name: string }
  | { step: 'preview'; preview: CodePreview; checking: boolean; error: unknown }
  | { step: 'running'; preview: CodePreview; progress: CodeProgress | null }
  | { step: 'done'; name: string; changes: SetChanges[] };

/** Leads a file of codes from its choice over the preview into the code sets. */
export function useCodeImport() {
  const [state, setState] = useState<CodeImportState>({ step: 'choose', error: null });
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
      const preview = await previewCodeFile(file, signal);
      if (!signal.aborted) setState({ step: 'preview', preview, checking: false, error: null });
    } catch (error) {
      if (!signal.aborted) setState({ step: 'choose', error });
    }
  };
  const change = async (said: Partial<CodeWish>): Promise<void> => {
    if (state.step !== 'preview') return;
    const signal = begin();
    const { preview } = state;
    // What was chosen stands at once; what follows from it comes.
    const mapping = { ...preview.mapping, ...readMapping(said.mapping) };
    const chosen = { ...preview, ...said, mapping };
    setState({ step: 'preview', preview: chosen, checking: true, error: null });
    try {
      const fresh = await checkCodeFile({ ...wishOf(chosen), ...said, mapping: writeMapping(mapping) }, signal);
      if (!signal.aborted) setState({ step: 'preview', preview: fresh, checking: false, error: null });
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
      const changes = await runCodeImport(
        wishOf(preview),
        (progress) => setState({ step: 'running', preview, progress }),
        signal,
      );
      refreshQueries('chart');
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
    change: (said: Partial<CodeWish>) => void change(said),
    run: () => void run(),
    cancel: () => under.current?.abort(),
    reset: () => {
      begin();
      setState({ step: 'choose', error: null });
    },
  };
}

function wishOf(preview: CodePreview): CodeWish {
  const { upload_id, file_name, code_set, release_name, valid_from, whole } = preview;
  return { upload_id, file_name, code_set, release_name, valid_from, whole, mapping: writeMapping(preview.mapping) };
}

const writeMapping = (mapping: CodePreview['mapping']): Record<string, string> =>
  Object.fromEntries(Object.entries(mapping).map(([heading, column]) => [heading, column ?? '']));

const readMapping = (mapping: Record<string, string> = {}): CodePreview['mapping'] =>
  Object.fromEntries(
    Object.entries(mapping).map(([heading, column]) => [heading, column === '' ? null : column]),
  ) as CodePreview['mapping'];
