import { request } from '#kit/api/request.ts';
import { refreshQueries } from '#kit/api/use-api.ts';
import { toast } from '#kit/feedback/toast.ts';
import { FormDialog } from '#kit/forms/form-dialog.tsx';
import { useApiForm } from '#kit/forms/use-api-form.ts';
import { type PatientDocumentRowFragment, UpdatePatientDocumentDocument } from '../message.operations.gen.ts';
import type { DocumentFields as DocumentFieldsOf } from '../../rules/index.ts';
import { DocumentFields, documentRules, type DocumentValues } from './document-fields.tsx';

const rules = documentRules<DocumentValues>();

/** Says anew what a document is. */
export function DescribeDialog({ document, onClose }: { document: PatientDocumentRowFragment; onClose: () => void }) {
  const { id, version, title, document_type, document_day } = document;
  const form = useApiForm<DocumentValues, DocumentValues & DocumentFieldsOf>({
    rules,
    initialValues: { title, document_type, document_day },
    quiet: true,
    submit: async ({ title: called, document_type: type, document_day: day }) => {
      const input = { title: called, document_type: type, document_day: day };
      await request(UpdatePatientDocumentDocument, { id, version, input });
      toast.success('Document saved');
      refreshQueries('message', 'PatientDocuments');
      onClose();
    },
  });
  return (
    <FormDialog form={form} title={title} size="30rem" onClose={onClose}>
      <DocumentFields form={form} />
    </FormDialog>
  );
}
