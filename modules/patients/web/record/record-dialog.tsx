import { Button, Modal } from '@mantine/core';
import { type ReactNode, useRef, useState } from 'react';
import { ApiError, hasCode } from '#kit/api/api-error.ts';
import { request } from '#kit/api/request.ts';
import { readOptions, refreshReads } from '#kit/api/use-api.ts';
import { queryClient } from '#kit/api/query-client.ts';
import { Notice } from '#kit/feedback/notice.tsx';
import { Form } from '#kit/forms/form.tsx';
import type { ApiForm } from '#kit/forms/use-api-form.ts';
import { usePhone } from '#kit/page/use-phone.ts';
import { confirmLeaving } from '#kit/windows/confirm.ts';
import frame from '../form-dialog.module.css';
import type { PatientDetails } from '../patient-row.ts';
import { PatientByIdDocument } from '../registration.operations.gen.ts';

interface RecordDialogProps<Values> {
  form: ApiForm<Values>;
  title: string;
  save?: string;
  /** What somebody else saved meanwhile, or what could not be saved; it stands above the fields. */
  hint: ReactNode;
  /** A button at the other end, as to take the row away. */
  other?: ReactNode;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog around one row of a patient's record. Whoever leaves it with something unsaved is asked. */
export function RecordDialog<Values>({
  form,
  title,
  save = 'Save',
  hint,
  other,
  onClose,
  children,
}: RecordDialogProps<Values>) {
  const phone = usePhone();
  const close = async (): Promise<void> => {
    if (form.isDirty() || form.draft.restoredFrom !== null) {
      const leave = await confirmLeaving('What you typed here has not been saved.');
      if (!leave) return;
      form.draft.discard();
    }
    onClose();
  };
  return (
    <Modal
      opened
      onClose={() => void close()}
      title={title}
      size="36rem"
      centered={false}
      yOffset="4rem"
      fullScreen={phone}
      closeOnClickOutside={false}
      closeButtonProps={{ 'aria-label': 'Close' }}
      classNames={{ body: frame.body, header: frame.header, content: frame.content }}
    >
      <Form form={form} label={title}>
        {hint !== null && <Notice>{hint}</Notice>}
        {children}
        <div className={frame.foot}>
          {other !== undefined && <div style={{ marginInlineEnd: 'auto' }}>{other}</div>}
          <Button variant="default" onClick={() => void close()}>
            Cancel
          </Button>
          <Button type="submit" loading={form.submitting}>
            {save}
          </Button>
        </div>
      </Form>
    </Modal>
  );
}

/** The row that a save builds on. Where somebody else has saved since, the next save builds on theirs, once one has read what it says. */
export function useRowVersion<Row extends { id: string; version: number }>(
  patientId: string,
  row: Row | null,
  find: (patient: PatientDetails) => readonly Row[],
  describe: (row: Row) => string,
) {
  const version = useRef(row?.version ?? 0);
  const [hint, setHint] = useState<string | null>(null);
  const guard = async (save: (version: number) => Promise<unknown>): Promise<void> => {
    try {
      await save(version.current);
    } catch (error) {
      if (row === null || !hasCode(error, 'STALE_VERSION')) throw error;
      const saved = find(await readPatient(patientId)).find(({ id }) => id === row.id);
      if (saved === undefined) setHint('Somebody else has taken this away meanwhile. What you typed is still here.');
      else {
        version.current = saved.version;
        setHint(`Somebody else has saved meanwhile: ${describe(saved)}. Save again to put yours in its place.`);
      }
      throw toldAlready();
    }
    refreshReads('registration', 'PatientById');
  };
  return { hint, setHint, guard };
}

/** An error that the form shows nothing of: what it says stands above the fields already. */
export function toldAlready(): ApiError {
  return new ApiError('TOLD', '', { subType: 'Z_InputError', issues: [{ path: 'told', message: '' }] });
}

async function readPatient(id: string): Promise<PatientDetails> {
  const answer = await request(PatientByIdDocument, { id });
  queryClient.setQueryData(readOptions(PatientByIdDocument, { id }).queryKey, answer);
  const patient = answer.search_patients.patient_list[0];
  if (patient === undefined) throw new ApiError('NOT_FOUND', 'This patient is no longer in the records.');
  return patient;
}
