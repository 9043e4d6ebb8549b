import { Button, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { ApiError } from '../api/api-error.ts';
import { Notice } from '../feedback/notice.tsx';
import { toast } from '../feedback/toast.ts';
import { DropZone } from '../forms/fields/files/drop-zone.tsx';
import { PageHeader } from '../page/page-header.tsx';
import { Page } from '../page/page.tsx';
import { Panel } from '../page/panel.tsx';
import type { ImportPreview, ImportProgress } from './import-calls.ts';
import classes from './imports.module.css';
import type { FileImport, FileImportState } from './use-file-import.ts';
import { useStayWhileImporting } from './use-stay-while-importing.ts';

interface ImportPageProps<Preview, Result> {
  title: string;
  running: FileImport<Preview, Result>;
  /** The singular noun of an entry: `code`. */
  entry: string;
  /** The name of the view before a file is chosen: `the editions`. */
  start: string;
  /** The content of that view, with an {@link ImportChooser}. */
  children: ReactNode;
  renderReview: (state: Extract<FileImportState<Preview, Result>, { step: 'preview' }>) => ReactNode;
  renderOutcome: (changes: Result) => ReactNode;
}

/** A page for importing files: the current data, a file's preview, the progress, and the outcome. */
export function ImportPage<Preview extends ImportPreview, Result>(props: ImportPageProps<Preview, Result>) {
  const { title, running, entry, start, children, renderReview, renderOutcome } = props;
  const { state } = running;
  useStayWhileImporting('Cancel the import?', state.step === 'running');
  return (
    <Page>
      <PageHeader title={title} detail={state.step === 'preview' ? state.preview.file_name : undefined}>
        {(state.step === 'preview' || state.step === 'done') && (
          <Button variant="default" onClick={running.reset}>
            {state.step === 'done' ? `Back to ${start}` : 'Another file'}
          </Button>
        )}
      </PageHeader>
      {state.step === 'choose' && (
        <>
          {state.error !== null && (
            <Notice tone="danger">
              {state.error instanceof ApiError ? state.error.message : 'Something went wrong. Nothing was imported.'}
            </Notice>
          )}
          {children}
        </>
      )}
      {state.step === 'reading' && (
        <Panel>
          <div className={classes.running} role="status">
            <Text fw={550}>
              Reading {state.name} and comparing each {entry} …
            </Text>
            <Button variant="default" onClick={running.reset}>
              Cancel
            </Button>
          </div>
        </Panel>
      )}
      {state.step === 'preview' && renderReview(state)}
      {state.step === 'running' && (
        <Running {...{ entry }} name={state.preview.release_name} progress={state.progress} onCancel={running.cancel} />
      )}
      {state.step === 'done' && <Panel title={`${state.name} imported`}>{renderOutcome(state.changes)}</Panel>}
    </Page>
  );
}

interface RunningProps {
  name: string;
  entry: string;
  progress: ImportProgress | null;
  onCancel: () => void;
}

function Running({ name, entry, progress, onCancel }: RunningProps) {
  const percent = Math.round(shareOf(progress) * 100);
  return (
    <Panel>
      <div className={classes.running}>
        <Text fw={550} id="import-progress">
          Importing {name} …
        </Text>
        <div
          className={classes.bar}
          role="progressbar"
          aria-labelledby="import-progress"
          aria-valuenow={percent}
          aria-valuemin={0}
          aria-valuemax={100}
        >
          <div style={{ width: `${percent}%` }} />
        </div>
        <Text size="sm" c="dimmed">
          Nothing changes until every {entry} has been imported.
        </Text>
        <Button variant="default" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </Panel>
  );
}

// Parsing takes about half of the time; comparing and writing take the rest.
function shareOf(progress: ImportProgress | null): number {
  if (progress === null || progress.total === 0) return 0;
  const read = Math.min(1, progress.done / progress.total);
  return progress.stage === 'reading' ? read * 0.5 : progress.stage === 'comparing' ? 0.6 : 0.8;
}

interface ImportChooserProps {
  title: string;
  /** The field's label. */
  label: string;
  onChoose: (file: File) => void;
  /** Describes which files are accepted, and where to get them. */
  children: ReactNode;
}

/** A field to drop or choose a file, next to a description of where to get one. */
export function ImportChooser({ title, label, onChoose, children }: ImportChooserProps) {
  return (
    <Panel title={title}>
      <div className={classes.choose}>
        <DropZone
          label={label}
          onFiles={([file]) => file !== undefined && onChoose(file)}
          onRefused={(why) => toast.error(why)}
        />
        <div className={classes.sources}>{children}</div>
      </div>
    </Panel>
  );
}
