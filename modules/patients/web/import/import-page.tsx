import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useStayWhileImporting } from '#kit/imports/use-stay-while-importing.ts';
import { PageHeader } from '#kit/page/page-header.tsx';
import { Page } from '#kit/page/page.tsx';
import { IconFileText } from '@tabler/icons-react';
import { FileChooser } from './file-chooser.tsx';
import { ImportOutcome } from './import-outcome.tsx';
import { ImportReview } from './import-review.tsx';
import { ImportRunning } from './import-running.tsx';
import { type ImportState, useImport } from './use-import.ts';

/** /patients/import: imports patients of another program from any CSV file. */
export function ImportPage() {
  const running = useImport();
  const { state, reset } = running;
  useStayWhileImporting('Cancel the import?', state.step === 'running');
  return (
    <Page>
      <PageHeader title="Import patients" detail={detailOf(state)}>
        {(state.step === 'choose' || state.step === 'done') && (
          <Button component={Link} to="/patients/import_records" variant="default">
            Allergies, balances and more
          </Button>
        )}
        {state.step === 'preview' && (
          <Button variant="default" leftSection={<IconFileText size={16} />} onClick={reset}>
            Another file
          </Button>
        )}
      </PageHeader>
      {(state.step === 'choose' || state.step === 'reading') && (
        <FileChooser
          reading={state.step === 'reading'}
          error={state.step === 'choose' ? state.error : null}
          onChoose={running.choose}
          onCancel={reset}
        />
      )}
      {state.step === 'preview' && (
        <ImportReview
          preview={state.preview}
          choices={state.choices}
          checking={state.checking}
          error={state.error}
          onMap={running.map}
          onRun={running.run}
        />
      )}
      {state.step === 'running' && <ImportRunning {...state} onCancel={running.cancel} />}
      {state.step === 'done' && <ImportOutcome {...state} onAnother={reset} />}
    </Page>
  );
}

function detailOf(state: ImportState): string | undefined {
  if (state.step === 'choose') return undefined;
  if (state.step !== 'preview' || state.preview.total === 0) return state.name;
  return `${state.name} · ${state.preview.total.toLocaleString('en-US')} rows`;
}
