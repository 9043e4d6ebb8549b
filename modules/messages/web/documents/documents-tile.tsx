import { ActionIcon, Button } from '@mantine/core';
import { IconFiles, IconMailOpened, IconPencil, IconTrash, IconUpload } from '@tabler/icons-react';
import { useState } from 'react';
import { refreshQueries, useApiQuery } from '#kit/api/use-api.ts';
import { EmptyState } from '#kit/feedback/empty-state.tsx';
import { ErrorState } from '#kit/feedback/error-state.tsx';
import { RowsSkeleton } from '#kit/feedback/skeletons.tsx';
import { formatDay } from '#kit/formats/day.ts';
import { formatInstant } from '#kit/formats/instant.ts';
import { useLive } from '#kit/live/use-live.ts';
import { can } from '#kit/session/viewer.ts';
import { openDocument } from '../drive/open-document.ts';
import { type PatientDocumentRowFragment, PatientDocumentsDocument } from '../message.operations.gen.ts';
import { DescribeDialog } from './describe-dialog.tsx';
import classes from './documents.module.css';
import { RemoveDialog } from './remove-dialog.tsx';
import { LetterDialog } from '../templates/letter-dialog.tsx';
import { UploadDialog } from './upload-dialog.tsx';

type Row = PatientDocumentRowFragment;
type Open = { what: 'upload' | 'letter' } | { what: 'describe' | 'remove'; document: Row };

/** What was scanned or uploaded into a patient's chart, by its day, and the way to add to it. */
export function DocumentsTile({ patientId }: { patientId: string }) {
  const query = useApiQuery(PatientDocumentsDocument, { patientId }, { quiet: true });
  const [open, setOpen] = useState<Open | null>(null);
  useLive('messages.documents-changed', (body) => {
    const { patient_id } = (body ?? {}) as { patient_id?: string };
    if (patient_id === undefined || patient_id === patientId) refreshQueries('message', 'PatientDocuments');
  });
  const mayAdd = can('messages.documents_add');
  const documents = query.data?.patientDocuments;
  const close = (): void => setOpen(null);
  return (
    <>
      {query.isPending && <RowsSkeleton rows={3} />}
      {query.isError && documents === undefined && (
        <ErrorState what="The documents" error={query.error} onRetry={() => void query.refetch()} />
      )}
      {documents?.length === 0 && <EmptyState icon={IconFiles} title="No documents yet" />}
      {documents !== undefined && documents.length > 0 && (
        <ul className={classes.list} aria-label="Documents">
          {documents.map((document) => (
            <li key={document.id}>
              <button
                type="button"
                className={classes.row}
                onClick={() => openDocument({ name: document.title, document: document.id })}
              >
                <span>{document.title}</span>
                <small title={`${document.created_by}, ${formatInstant(document.created_time)}`}>
                  {document.document_type} · {formatDay(document.document_day)}
                </small>
              </button>
              {mayAdd && (
                <>
                  <ActionIcon
                    variant="subtle"
                    color="gray"
                    aria-label={`Change ${document.title}`}
                    onClick={() => setOpen({ what: 'describe', document })}
                  >
                    <IconPencil size={16} stroke={1.75} />
                  </ActionIcon>
                  <ActionIcon
                    variant="subtle"
                    color="gray"
                    aria-label={`Remove ${document.title}`}
                    onClick={() => setOpen({ what: 'remove', document })}
                  >
                    <IconTrash size={16} stroke={1.75} />
                  </ActionIcon>
                </>
              )}
            </li>
          ))}
        </ul>
      )}
      {mayAdd && (
        <div className={classes.foot} data-no-print>
          <Button
            size="compact-sm"
            variant="default"
            leftSection={<IconUpload size={16} stroke={1.75} />}
            onClick={() => setOpen({ what: 'upload' })}
          >
            Add a document
          </Button>
          {can('messages.use') && (
            <Button
              size="compact-sm"
              variant="default"
              leftSection={<IconMailOpened size={16} stroke={1.75} />}
              onClick={() => setOpen({ what: 'letter' })}
            >
              Write a letter
            </Button>
          )}
        </div>
      )}
      {open?.what === 'upload' && <UploadDialog patientId={patientId} onClose={close} />}
      {open?.what === 'letter' && <LetterDialog patientId={patientId} onClose={close} />}
      {open?.what === 'describe' && <DescribeDialog patientId={patientId} document={open.document} onClose={close} />}
      {open?.what === 'remove' && <RemoveDialog document={open.document} onClose={close} />}
    </>
  );
}
