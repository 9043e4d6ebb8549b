import { Anchor, Button } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { request } from '#kit/api/request.ts';
import { useApiQuery } from '#kit/api/use-api.ts';
import { EmptyState } from '#kit/feedback/empty-state.tsx';
import { ErrorState } from '#kit/feedback/error-state.tsx';
import { RowsSkeleton } from '#kit/feedback/skeletons.tsx';
import { StatusBadge } from '#kit/feedback/status-badge.tsx';
import { toast } from '#kit/feedback/toast.ts';
import { formatDay } from '#kit/formats/day.ts';
import { formatInstant } from '#kit/formats/instant.ts';
import { FormDialog } from '#kit/forms/form-dialog.tsx';
import { SelectField } from '#kit/forms/fields/select-field.tsx';
import { TextareaField } from '#kit/forms/fields/textarea-field.tsx';
import { ReasonDialog } from '#kit/forms/reason-dialog.tsx';
import { useApiForm } from '#kit/forms/use-api-form.ts';
import { Panel } from '#kit/page/panel.tsx';
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

/** Recalls with whom their lots were handed out to, and who of them was told. */
export function RecallsPanel({ openId, onOpen }: { openId: string | null; onOpen: (id: string | null) => void }) {
  const { data, isPending, isError, error, refetch } = useApiQuery(RecallsDocument, {});
  const recalls = data?.recalls ?? [];
  const opened = recalls.find(({ id }) => id === openId);
  return (
    <>
      <Panel title="Recalls" flush>
        {isPending && <RowsSkeleton rows={3} />}
        {isError && <ErrorState error={error} what="The recalls" onRetry={() => void refetch()} />}
        {data !== undefined && recalls.length === 0 && (
          <EmptyState icon={IconAlertTriangle} title="No recalls">
            A lot is recalled from Inventory Details. Nothing is handed out of it from then on.
          </EmptyState>
        )}
        <ul className={classes.list} aria-label="Recalls">
          {recalls.map((recall) => (
            <li key={recall.id}>
              <div className={classes.what}>
                <strong>
                  {recall.lot_names}{' '}
                  <StatusBadge tone={recall.closed_time === null ? 'danger' : 'success'}>
                    {recall.closed_time === null ? 'Open' : 'Closed'}
                  </StatusBadge>
                </strong>
                <span>{recall.reason}</span>
                <span className={classes.quiet}>
                  {[
                    recall.reference,
                    `${recall.told_count} of ${recall.patient_count} patients told`,
                    `${recall.on_hand} still on shelves`,
                    `${formatInstant(recall.create_time)} by ${recall.created_by_name}`,
                    recall.disposition,
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
              </div>
              <Button
                size="compact-sm"
                variant="default"
                aria-label={`${recall.id === openId ? 'Hide patients of' : 'Patients of'} ${recall.lot_names}`}
                onClick={() => onOpen(recall.id === openId ? null : recall.id)}
              >
                {recall.id === openId ? 'Hide patients' : 'Patients'}
              </Button>
            </li>
          ))}
        </ul>
      </Panel>
      {opened !== undefined && can('inventory.patients') && <Patients recall={opened} />}
    </>
  );
}

const columns: readonly DataColumn<RecallPatientFieldsFragment>[] = [
  { id: 'patient', title: 'Patient', cell: (row) => row.patient_name },
  { id: 'born', title: 'Date of birth', cell: (row) => row.date_of_birth ?? '' },
  { id: 'phone', title: 'Phone', cell: (row) => row.phone ?? '' },
  { id: 'email', title: 'E-mail', cell: (row) => row.email ?? '' },
  { id: 'lots', title: 'Lots', cell: (row) => row.lots },
  { id: 'quantity', title: 'Quantity', cell: (row) => row.quantity },
  { id: 'last', title: 'Last', cell: (row) => row.last_time },
  { id: 'told', title: 'Told', cell: (row) => row.told_time ?? '' },
  { id: 'way', title: 'Way', cell: (row) => (row.way === null ? '' : WAYS[row.way]) },
];

function Patients({ recall }: { recall: RecallFieldsFragment }) {
  const { data, isPending, isError, error, refetch } = useApiQuery(RecallPatientsDocument, { recall_id: recall.id });
  const [telling, setTelling] = useState<RecallPatientFieldsFragment | null>(null);
  const [closing, setClosing] = useState(false);
  const patients = data?.recall_patients ?? [];
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
      {isPending && <RowsSkeleton rows={3} />}
      {isError && <ErrorState error={error} what="The patients" onRetry={() => void refetch()} />}
      {data !== undefined && patients.length === 0 && (
        <EmptyState icon={IconAlertTriangle} title="Nobody has any of it">
          What was handed out was given back, or nothing was.
        </EmptyState>
      )}
      <ul className={classes.list} aria-label="Patients to tell">
        {patients.map((patient) => (
          <li key={patient.patient_id}>
            <div className={classes.what}>
              <strong>
                <Anchor component={Link} fz="inherit" fw="inherit" to={`/patients/${patient.patient_id}`}>
                  {patient.patient_name}
                </Anchor>
              </strong>
              <span className={classes.quiet}>
                {[
                  formatDay(patient.date_of_birth),
                  patient.phone,
                  patient.email,
                  `${patient.quantity} of ${patient.lots}`,
                  `last on ${formatInstant(patient.last_time)}`,
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
              {patient.told_time !== null && (
                <span className={classes.quiet}>
                  {[
                    `Told by ${patient.told_by_name}, ${formatInstant(patient.told_time)}`,
                    patient.way !== null && WAYS[patient.way],
                    patient.comment,
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
              )}
            </div>
            {patient.told_time === null ? (
              isOpen &&
              can('inventory.dispense') && (
                <Button
                  size="compact-sm"
                  aria-label={`Told ${patient.patient_name}`}
                  onClick={() => setTelling(patient)}
                >
                  Told
                </Button>
              )
            ) : (
              <StatusBadge tone="success">Told</StatusBadge>
            )}
          </li>
        ))}
      </ul>
      {telling !== null && <ContactDialog recallId={recall.id} patient={telling} onClose={() => setTelling(null)} />}
      {closing && (
        <ReasonDialog
          title="Close recall"
          label="What became of the goods"
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

type Typed = { way: ContactWay; comment: string };

function ContactDialog({
  recallId,
  patient,
  onClose,
}: {
  recallId: string;
  patient: RecallPatientFieldsFragment;
  onClose: () => void;
}) {
  const form = useApiForm<Typed, Typed>({
    rules: { '~standard': { version: 1, vendor: 'salus', validate: (value) => ({ value: value as Typed }) } },
    initialValues: { way: 'phone', comment: '' },
    submit: async (contact) => {
      await request(RecordRecallContactDocument, { recall_id: recallId, patient_id: patient.patient_id, ...contact });
      toast.success(`${patient.patient_name} was told`);
      refreshInventory();
      onClose();
    },
  });
  return (
    <FormDialog form={form} title={`${patient.patient_name} was told`} size="28rem" onClose={onClose}>
      <SelectField
        form={form}
        name="way"
        label="How"
        allowDeselect={false}
        data={Object.entries(WAYS).map(([value, label]) => ({ value, label }))}
      />
      <TextareaField form={form} name="comment" label="What was said" autosize minRows={2} maxLength={500} />
    </FormDialog>
  );
}
