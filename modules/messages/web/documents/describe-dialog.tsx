import { request } from '#kit/api/request.ts';
import { formatDay } from '#kit/formats/day.ts';
import { FormDialog } from '#kit/forms/form-dialog.tsx';
import { useRecordForm } from '#kit/forms/use-record-form.ts';
import {
  type PatientDocumentRowFragment,
  PatientDocumentsDocument,
  UpdatePatientDocumentDocument,
} from '../message.operations.gen.ts';
import { DocumentFields, documentRules, type DocumentValues } from './document-fields.tsx';

const rules = documentRules<DocumentValues>();

interface DescribeDialogProps {
  patientId: string;
  document: PatientDocumentRowFragment;
  onClose: () => void;
}

/** Edits the title, type and day of a document. */
export function DescribeDialog({ patientId, document, onClose }: DescribeDialogProps) {
  const form = useRecordForm({
    row: document,
    values: (row): DocumentValues => {
      const { title, document_type, document_day } = row ?? document;
      return { title, document_type, document_day };
    },
    rules,
    says: (row) => `${row.title}, ${row.document_type} of ${formatDay(row.document_day)}`,
    read: async ({ id }) => {
      const { patientDocuments } = await request(PatientDocumentsDocument, { patientId });
      return patientDocuments.find((one) => one.id === id);
    },
    update: ({ title, document_type, document_day }, version, { id }) =>
      request(UpdatePatientDocumentDocument, { id, version, input: { title, document_type, document_day } }),
    done: 'Document saved',
    refreshes: [['message', 'PatientDocuments']],
    onSaved: onClose,
  });
  return (
    <FormDialog form={form} title={document.title} size="30rem" onClose={onClose}>
      <DocumentFields form={form} />
    </FormDialog>
  );
}
