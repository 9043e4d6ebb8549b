import { Button } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useState } from 'react';
import { request } from '#kit/api/request.ts';
import { useApiQuery } from '#kit/api/use-api.ts';
import { StatusBadge } from '#kit/feedback/status-badge.tsx';
import { toast } from '#kit/feedback/toast.ts';
import { listChoices } from '#kit/filters/filter-select.tsx';
import { formatDay } from '#kit/formats/day.ts';
import { formatInstant } from '#kit/formats/instant.ts';
import { FormDialog } from '#kit/forms/form-dialog.tsx';
import { SelectField } from '#kit/forms/fields/select-field.tsx';
import { TextareaField } from '#kit/forms/fields/textarea-field.tsx';
import { ReasonDialog } from '#kit/forms/reason-dialog.tsx';
import { useApiForm } from '#kit/forms/use-api-form.ts';
import { Panel } from '#kit/page/panel.tsx';
import { ReadRows } from '#kit/rows/read-rows.tsx';
import { RowButton } from '#kit/rows/row-buttons.tsx';
import { joinParts, Row, RowLine } from '#kit/rows/row.tsx';
import { can } from '#kit/session/viewer.ts';
import type { DataColumn } from '#kit/table/data-column.ts';
import { ExportMenu } from '#kit/table/export/export-menu.tsx';
import classes from '../inventory.module.css';
import {
  CloseRecallDocument,
  type ContactWay,
  type RecallFieldsFragment,
  RecallPatientsDocument,
  type RecallPatientFieldsFragment,
  RecallsDocument,
  RecordRecallContactDocument,
} from '../inventory.operations.gen.ts';
import { refreshInventory } from '../use-inventory.ts';

const WAYS: Readonly<Record<ContactWay, string>> = {
  phone: 'Phone',
  message: 'Message',
  letter: 'Letter',
  visit: 'Visit',
};

/** Recalls with the patients who received their lots, and who was notified. */
export function RecallsPanel({ openId, onOpen }: { openId: string | null; onOpen: (id: string | null) => void }) {
  const read = useApiQuery(RecallsDocument, {}, { quiet: true });
  const opened = read.data?.recalls.find(({ id }) => id === openId);
  return (
    <>
      <Panel title="Recalls" flush>
        <ReadRows
          label="Recalls"
          read={read}
          rows={({ recalls }) => recalls}
          loadingRows={3}
          empty={{
            icon: IconAlertTriangle,
            title: 'No recalls',
            detail: 'Recall a lot from Inventory Details. Recalled lots can no longer be dispensed.',
          }}
        >
          {(recall) => (
            <RecallRow
              recall={recall}
              isOpen={recall.id === openId}
              onToggle={() => onOpen(recall.id === openId ? null : recall.id)}
            />
          )}
        </ReadRows>
      </Panel>
      {opened !== undefined && can('inventory.patients') && <Patients recall={opened} />}
    </>
  );
}

interface RecallRowProps {
  recall: RecallFieldsFragment;
  isOpen: boolean;
  onToggle: () => void;
}

function RecallRow({ recall, isOpen, onToggle }: RecallRowProps) {
  const isClosed = recall.closed_time !== null;
  return (
    <Row
      title={recall.lot_names}
      subtitle={recall.reason}
      lines={
        <RowLine>
          {joinParts([
            recall.reference,
            `${recall.told_count} of ${recall.patient_count} patients notified`,
            `${recall.on_hand} still in stock`,
            `${formatInstant(recall.create_time)} by ${recall.created_by_name}`,
            recall.disposition,
          ])}
        </RowLine>
      }
      badges={<StatusBadge tone={isClosed ? 'success' : 'danger'}>{isClosed ? 'Closed' : 'Open'}</StatusBadge>}
      actions={
        <RowButton of={`of ${recall.lot_names}`} onClick={onToggle}>
          {isOpen ? 'Hide patients' : 'Patients'}
        </RowButton>
      }
    />
  );
}

const columns: readonly DataColumn<RecallPatientFieldsFragment>[] = [
  { id: 'patient', title: 'Patient', cell: (row) => row.patient_name },
  { id: 'born', title: 'Date of birth', cell: (row) => row.date_of_birth ?? '' },
  { id: 'phone', title: 'Phone', cell: (row) => row.phone ?? '' },
  { id: 'email', title: 'Email', cell: (row) => row.email ?? '' },
  { id: 'lots', title: 'Lots', cell: (row) => row.lots },
  { id: 'quantity', title: 'Quantity', cell: (row) => row.quantity },
  { id: 'last', title: 'Last dispensed', cell: (row) => row.last_time },
  { id: 'told', title: 'Notified', cell: (row) => row.told_time ?? '' },
  { id: 'way', title: 'Method', cell: (row) => (row.way === null ? '' : WAYS[row.way]) },
];

function Patients({ recall }: { recall: RecallFieldsFragment }) {
  const read = useApiQuery(RecallPatientsDocument, { recall_id: recall.id }, { quiet: true });
  const [telling, setTelling] = useState<RecallPatientFieldsFragment | null>(null);
  const [closing, setClosing] = useState(false);
  const patients = read.data?.recall_patients ?? [];
  const isOpen = recall.closed_time === null;
  return (
    <Panel
      title={`Patients of ${recall.lot_names}`}
      flush
      actions={
        <div className={classes.actions}>
          <ExportMenu
            source={{
              name: 'Recall',
              columns,
              count: patients.length,
              read: async ({ skip, take }) => patients.slice(skip, skip + take),
            }}
          />
          {isOpen && can('inventory.approve') && (
            <Button size="compact-sm" onClick={() => setClosing(true)}>
              Close recall
            </Button>
          )}
        </div>
      }
    >
      <ReadRows
        label="Patients to notify"
        read={read}
        rows={({ recall_patients }) => recall_patients}
        rowId={({ patient_id }) => patient_id}
        loadingRows={3}
        empty={{
          icon: IconAlertTriangle,
          title: 'No patients to notify',
          detail: 'Nothing was dispensed, or all of it was returned.',
        }}
      >
        {(patient) => (
          <PatientRow patient={patient} onTell={isOpen && can('inventory.dispense') ? setTelling : undefined} />
        )}
      </ReadRows>
      {telling !== null && <ContactDialog recallId={recall.id} patient={telling} onClose={() => setTelling(null)} />}
      {closing && (
        <ReasonDialog
          title="Close recall"
          label="Outcome"
          confirm="Close recall"
          danger={false}
          onReason={async (disposition) => {
            await request(CloseRecallDocument, { id: recall.id, version: recall.version, disposition });
            refreshInventory();
          }}
          onClose={() => setClosing(false)}
        />
      )}
    </Panel>
  );
}

interface PatientRowProps {
  patient: RecallPatientFieldsFragment;
  /** Omitted if no one can be notified anymore, or not by this user. */
  onTell?: (patient: RecallPatientFieldsFragment) => void;
}

function PatientRow({ patient, onTell }: PatientRowProps) {
  const isTold = patient.told_time !== null;
  return (
    <Row
      title={patient.patient_name}
      path={`/patients/${patient.patient_id}`}
      subtitle={[
        formatDay(patient.date_of_birth),
        patient.phone,
        patient.email,
        `${patient.quantity} of ${patient.lots}`,
        `last on ${formatInstant(patient.last_time)}`,
      ]}
      lines={
        isTold && (
          <RowLine>
            {joinParts([
              `Notified by ${patient.told_by_name}, ${formatInstant(patient.told_time)}`,
              patient.way !== null && WAYS[patient.way],
              patient.comment,
            ])}
          </RowLine>
        )
      }
      badges={isTold && <StatusBadge tone="success">Notified</StatusBadge>}
      actions={
        !isTold &&
        onTell !== undefined && (
          <RowButton of={patient.patient_name} onClick={() => onTell(patient)}>
            Mark as notified
          </RowButton>
        )
      }
    />
  );
}

type FormValues = { way: ContactWay; comment: string };

interface ContactDialogProps {
  recallId: string;
  patient: RecallPatientFieldsFragment;
  onClose: () => void;
}

function ContactDialog({ recallId, patient, onClose }: ContactDialogProps) {
  const form = useApiForm<FormValues, FormValues>({
    rules: { '~standard': { version: 1, vendor: 'salus', validate: (value) => ({ value: value as FormValues }) } },
    initialValues: { way: 'phone', comment: '' },
    submit: async (contact) => {
      await request(RecordRecallContactDocument, { recall_id: recallId, patient_id: patient.patient_id, ...contact });
      toast.success(`${patient.patient_name} was notified`);
      refreshInventory();
      onClose();
    },
  });
  return (
    <FormDialog form={form} title={`${patient.patient_name} was notified`} size="28rem" onClose={onClose}>
      <SelectField form={form} name="way" label="Method" allowDeselect={false} data={listChoices(WAYS)} />
      <TextareaField form={form} name="comment" label="Note" autosize minRows={2} maxLength={500} />
    </FormDialog>
  );
}
