import { Button } from '@mantine/core';
import { IconFiles, IconMailOpened, IconPencil, IconTrash, IconUpload } from '@tabler/icons-react';
import { useState } from 'react';
import { request } from '#kit/api/request.ts';
import { refreshAll, type Refreshes, useApiQuery } from '#kit/api/use-api.ts';
import { toast } from '#kit/feedback/toast.ts';
import { formatDay } from '#kit/formats/day.ts';
import { formatInstant } from '#kit/formats/instant.ts';
import { ReasonDialog } from '#kit/forms/reason-dialog.tsx';
import { useLive } from '#kit/live/use-live.ts';
import { ReadRows } from '#kit/rows/read-rows.tsx';
import { RowIcon } from '#kit/rows/row-buttons.tsx';
import { RowFoot } from '#kit/rows/row-list.tsx';
import { Row } from '#kit/rows/row.tsx';
import { useEditor } from '#kit/rows/use-editor.tsx';
import { can } from '#kit/session/viewer.ts';
import { openDocument } from '../drive/open-document.ts';
import {
  type PatientDocumentRowFragment,
  PatientDocumentsDocument,
  RemovePatientDocumentDocument,
} from '../message.operations.gen.ts';
import { LetterDialog } from '../templates/letter-dialog.tsx';
import { DescribeDialog } from './describe-dialog.tsx';
import { UploadDialog } from './upload-dialog.tsx';

const DOCUMENTS: Refreshes = [['message', 'PatientDocuments']];

/** The documents of a patient's chart by day, and buttons to add more. */
export function DocumentsTile({ patientId }: { patientId: string }) {
  useLive('messages.documents-changed', (body) => {
    const { patient_id } = (body ?? {}) as { patient_id?: string };
    if (patient_id === undefined || patient_id === patientId) refreshAll(DOCUMENTS);
  });
  const read = useApiQuery(PatientDocumentsDocument, { patientId }, { quiet: true });
  const described = useEditor(read.data?.patientDocuments);
  const removed = useEditor(read.data?.patientDocuments);
  const mayAdd = can('messages.documents_add');
  return (
    <>
      <ReadRows
        label="Documents"
        read={read}
        rows={({ patientDocuments }) => patientDocuments}
        empty={{ icon: IconFiles, title: 'No documents yet' }}
        loadingRows={3}
      >
        {(document) => (
          <Row
            title={document.title}
            subtitle={
              <span title={`${document.created_by}, ${formatInstant(document.created_time)}`}>
                {document.document_type} · {formatDay(document.document_day)}
              </span>
            }
            onOpen={() => openDocument({ name: document.title, document: document.id })}
            actions={
              mayAdd && (
                <>
                  <RowIcon
                    label={`Edit ${document.title}`}
                    icon={IconPencil}
                    onClick={() => described.edit(document)}
                  />
                  <RowIcon label={`Remove ${document.title}`} icon={IconTrash} onClick={() => removed.edit(document)} />
                </>
              )
            }
          />
        )}
      </ReadRows>
      {mayAdd && <AddDocuments patientId={patientId} />}
      {described.render(
        (document, close) =>
          document !== null && <DescribeDialog patientId={patientId} document={document} onClose={close} />,
      )}
      {removed.render(
        (document, close) =>
          document !== null && (
            <ReasonDialog
              title={`Remove ${document.title}?`}
              description="It will no longer be shown. It stays on file with your reason."
              confirm="Remove"
              maxLength={500}
              onReason={(reason) => removeDocument(document, reason)}
              onClose={close}
            />
          ),
      )}
    </>
  );
}

async function removeDocument({ id }: PatientDocumentRowFragment, reason: string): Promise<void> {
  await request(RemovePatientDocumentDocument, { id, reason });
  toast.success('Document removed');
  refreshAll(DOCUMENTS);
}

function AddDocuments({ patientId }: { patientId: string }) {
  const [open, setOpen] = useState<'upload' | 'letter' | null>(null);
  const close = (): void => setOpen(null);
  return (
    <RowFoot>
      <Button
        size="compact-sm"
        variant="default"
        leftSection={<IconUpload size={16} stroke={1.75} />}
        onClick={() => setOpen('upload')}
      >
        Add document
      </Button>
      {can('messages.use') && (
        <Button
          size="compact-sm"
          variant="default"
          leftSection={<IconMailOpened size={16} stroke={1.75} />}
          onClick={() => setOpen('letter')}
        >
          Write letter
        </Button>
      )}
      {open === 'upload' && <UploadDialog patientId={patientId} onClose={close} />}
      {open === 'letter' && <LetterDialog patientId={patientId} onClose={close} />}
    </RowFoot>
  );
}
