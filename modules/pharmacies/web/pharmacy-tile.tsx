import { ActionIcon, Button, Modal } from '@mantine/core';
import { IconBuildingStore, IconPlus, IconStar, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useApiMutation } from '#kit/api/use-api.ts';
import { EmptyState } from '#kit/feedback/empty-state.tsx';
import { ErrorState } from '#kit/feedback/error-state.tsx';
import { RowsSkeleton } from '#kit/feedback/skeletons.tsx';
import { StatusBadge } from '#kit/feedback/status-badge.tsx';
import { toast } from '#kit/feedback/toast.ts';
import { timeAgo } from '#kit/formats/time-ago.ts';
import { usePhone } from '#kit/page/use-phone.ts';
import { can } from '#kit/session/viewer.ts';
import {
  DeletePatientPharmacyDocument,
  SavePatientPharmacyDocument,
  type SavedPharmacyFieldsFragment,
  SetPreferredPharmacyDocument,
} from './drug.operations.gen.ts';
import classes from './pharmacies.module.css';
import { PharmacyPicker } from './pharmacy-picker.tsx';
import { addressOf, nameOf, phoneOf, whyNot } from './pharmacy-words.ts';
import { useSavedPharmacies } from './use-saved-pharmacies.ts';

const refreshes = [['drug', 'PatientSavedPharmacies']] as const;

/** The pharmacies that a patient goes to, with the preferred one first. */
export function PharmacyTile({ patientId }: { patientId: string }) {
  const { data, isPending, isError, error, refetch } = useSavedPharmacies(patientId);
  const [adding, setAdding] = useState(false);
  const saved = data?.get_patient_saved_pharmacy;
  const add = can('pharmacies.save') && (
    <Button
      size="compact-sm"
      variant="default"
      leftSection={<IconPlus size={16} stroke={1.75} />}
      onClick={() => setAdding(true)}
    >
      Add pharmacy
    </Button>
  );
  return (
    <div>
      {isPending && <RowsSkeleton rows={2} />}
      {isError && saved === undefined && (
        <ErrorState error={error} what="The pharmacies" onRetry={() => void refetch()} />
      )}
      {saved?.length === 0 && <EmptyState icon={IconBuildingStore} title="No pharmacy yet" action={add} />}
      <ul className={classes.list} aria-label="Pharmacies">
        {saved?.map((each) => (
          <SavedRow key={each.id} patientId={patientId} saved={each} />
        ))}
      </ul>
      {saved !== undefined && saved.length > 0 && (
        <div className={classes.foot} data-no-print>
          {add}
        </div>
      )}
      {adding && <AddDialog patientId={patientId} onClose={() => setAdding(false)} />}
    </div>
  );
}

function SavedRow({ patientId, saved }: { patientId: string; saved: SavedPharmacyFieldsFragment }) {
  const { pharmacy, is_preferred, used_time, organizationID } = saved;
  const name = nameOf(pharmacy);
  const key = { patient_id: patientId, organizationID };
  const back = useApiMutation(SavePatientPharmacyDocument, { refreshes });
  const prefer = useApiMutation(SetPreferredPharmacyDocument, { refreshes });
  const remove = useApiMutation(DeletePatientPharmacyDocument, {
    refreshes,
    onDone: () =>
      toast.success('Pharmacy taken away', {
        action: { label: 'Undo', run: () => back.mutate({ ...key, is_preferred }) },
      }),
  });
  const why = whyNot(pharmacy);
  return (
    <li>
      <div className={classes.what}>
        <strong>{name}</strong>
        <span className={classes.quiet}>{addressOf(pharmacy)}</span>
        <span className={classes.quiet}>
          {phoneOf(pharmacy.PrimaryTelephone)}
          {used_time == null ? '' : ` · last prescription ${timeAgo(used_time, new Date())}`}
        </span>
      </div>
      <div className={classes.actions}>
        {is_preferred && <StatusBadge tone="accent">Preferred</StatusBadge>}
        {why !== null && <StatusBadge tone="warning">{why}</StatusBadge>}
        {can('pharmacies.save') && (
          <>
            {!is_preferred && (
              <ActionIcon
                aria-label={`Prefer ${name}`}
                title={`Prefer ${name}`}
                loading={prefer.isPending}
                onClick={() => prefer.mutate(key)}
              >
                <IconStar size={16} stroke={1.75} />
              </ActionIcon>
            )}
            <ActionIcon
              aria-label={`Take ${name} away`}
              title={`Take ${name} away`}
              loading={remove.isPending}
              onClick={() => remove.mutate(key)}
            >
              <IconTrash size={16} stroke={1.75} />
            </ActionIcon>
          </>
        )}
      </div>
    </li>
  );
}

function AddDialog({ patientId, onClose }: { patientId: string; onClose: () => void }) {
  const phone = usePhone();
  const save = useApiMutation(SavePatientPharmacyDocument, {
    refreshes,
    onDone: () => {
      toast.success('Pharmacy saved');
      onClose();
    },
  });
  return (
    <Modal
      opened
      onClose={onClose}
      title="Add pharmacy"
      size="60rem"
      fullScreen={phone}
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      <PharmacyPicker
        patientId={patientId}
        searchOnly
        onSelect={({ NCPDPID }) => save.mutate({ patient_id: patientId, organizationID: NCPDPID })}
      />
    </Modal>
  );
}
