import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { Notice } from '#kit/feedback/notice.tsx';
import { Panel } from '#kit/page/panel.tsx';
import { importProblem } from './import-problem.ts';
import { ImportCounts } from './import-counts.tsx';
import { ImportIssues } from './import-issues.tsx';
import { ImportMapping } from './import-mapping.tsx';
import { ImportWarnings } from './import-warnings.tsx';
import type { ImportChoices, ImportPreview } from './import-preview.ts';
import { fetchRefused } from './import-request.ts';
import classes from './import.module.css';
import { saveFile } from './save-file.ts';

interface ImportReviewProps {
  preview: ImportPreview;
  choices: ImportChoices;
  /** True while the counts belong to the previous mapping. */
  checking: boolean;
  error: unknown;
  onMap: (heading: string, field: string | null) => void;
  onRun: () => void;
}

/** The preview of an import, before anything is written: the counts, the column mapping, and the rejected rows. */
export function ImportReview({ preview, choices, checking, error, onMap, onRun }: ImportReviewProps) {
  const { problems, refused, refused_total, warnings, accepted, already_there } = preview;
  const created = accepted - already_there;
  const complete = problems.length === 0;
  return (
    <>
      {error !== null && <Notice tone="danger">{importProblem(error)}</Notice>}
      {!complete && (
        <Notice tone="warning">{problems.join(' ')} Choose the column below so that the rows can be read.</Notice>
      )}
      <div className={classes.summary}>
        <ImportCounts
          created={complete ? created : null}
          alreadyThere={complete ? already_there : null}
          refused={complete ? refused_total : null}
          stale={checking}
          preview
        />
        <Button size="md" onClick={onRun} disabled={checking || !complete || accepted === 0}>
          {created > 0 ? `Import ${people(created)}` : 'Import'}
        </Button>
      </div>
      <div className={classes.columns} data-single={!complete || undefined}>
        <Panel title="Columns of the file" flush>
          <ImportMapping preview={preview} onMap={onMap} />
        </Panel>
        {complete && (
          <div className={classes.side} data-stale={checking || undefined}>
            <Panel
              title={`Rejected rows: ${refused_total.toLocaleString('en-US')}`}
              actions={refused_total > 0 && <DownloadRefused uploadId={preview.upload_id} choices={choices} />}
              flush
            >
              <ImportIssues issues={refused} />
            </Panel>
            {warnings.length > 0 && (
              <Panel title="Imported with warnings" flush>
                <ImportWarnings issues={warnings} />
              </Panel>
            )}
          </div>
        )}
      </div>
    </>
  );
}

function DownloadRefused({ uploadId, choices }: { uploadId: string; choices: ImportChoices }) {
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const download = async (): Promise<void> => {
    setBusy(true);
    setFailed(false);
    try {
      saveFile(await fetchRefused(uploadId, choices), 'refused-rows.csv');
    } catch {
      setFailed(true);
    }
    setBusy(false);
  };
  return (
    <Button
      variant="default"
      size="xs"
      loading={busy}
      leftSection={<IconDownload size={14} />}
      onClick={() => void download()}
    >
      {failed ? 'Try again' : 'Download all'}
    </Button>
  );
}

function people(count: number): string {
  return `${count.toLocaleString('en-US')} ${count === 1 ? 'patient' : 'patients'}`;
}
