import { useRef } from 'react';
import { ApiError } from '#kit/api/api-error.ts';
import { requestRest } from '#kit/api/request.ts';
import { refreshQueries } from '#kit/api/use-api.ts';
import { toast } from '#kit/feedback/toast.ts';
import { today } from '#kit/formats/day.ts';
import { FileField } from '#kit/forms/fields/files/file-field.tsx';
import { FormDialog } from '#kit/forms/form-dialog.tsx';
import { useApiForm } from '#kit/forms/use-api-form.ts';
import { messageLimits, type DocumentFields as DocumentFieldsOf } from '../../rules/index.ts';
import { DocumentFields, documentRules, type DocumentValues } from './document-fields.tsx';

interface UploadValues extends DocumentValues {
  file: readonly File[];
}

const rules = documentRules<UploadValues>(({ file }) =>
  file.length === 0 ? [{ path: 'file', message: 'Choose a file' }] : [],
);

/** Uploads a scan or another file into a patient's chart. */
export function UploadDialog({ patientId, onClose }: { patientId: string; onClose: () => void }) {
  const uploadId = useRef(crypto.randomUUID());
  const form = useApiForm<UploadValues, UploadValues & DocumentFieldsOf>({
    rules,
    initialValues: { title: '', document_type: null, document_day: today(), file: [] },
    quiet: true,
    submit: async ({ file: [file], title, document_type, document_day }) => {
      if (file === undefined) return;
      const data = new FormData();
      const fields = { uploadId: uploadId.current, fileName: file.name.normalize('NFC').trim(), patient_id: patientId };
      for (const [name, value] of Object.entries({ ...fields, title, document_type, document_day }))
        data.append(name, value);
      data.append('file', file);
      try {
        await requestRest('/api/documents/upload', { method: 'POST', body: data });
      } catch (error) {
        if (error instanceof ApiError) throw error;
        throw new ApiError('UPLOAD_FAILED', `${file.name} failed to upload`);
      }
      toast.success(`${file.name} uploaded successfully`);
      refreshQueries('message', 'PatientDocuments');
      onClose();
    },
  });
  return (
    <FormDialog form={form} title="Add document" save="Add" size="30rem" onClose={onClose}>
      <FileField form={form} name="file" label="File" withAsterisk largestKb={messageLimits.fileBytes / 1024} />
      <DocumentFields form={form} />
    </FormDialog>
  );
}
