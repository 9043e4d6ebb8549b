import { Modal } from '@mantine/core';
import { IconBuildingStore, IconStar, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { request } from '#kit/api/request.ts';
import { type Refreshes, useApiMutation } from '#kit/api/use-api.ts';
import { StatusBadge } from '#kit/feedback/status-badge.tsx';
import { toast } from '#kit/feedback/toast.ts';
import { timeAgo } from '#kit/formats/time-ago.ts';
import { useDelete } from '#kit/forms/use-delete.ts';
import { usePhone } from '#kit/page/use-phone.ts';
import { ReadRows } from '#kit/rows/read-rows.tsx';
import { AddButton, RowIcon } from '#kit/rows/row-buttons.tsx';
import { RowFoot } from '#kit/rows/row-list.tsx';
import { joinParts, Row, RowLine } from '#kit/rows/row.tsx';
import { can } from '#kit/session/viewer.ts';
import {
  DeletePatientPharmacyDocument,
  SavePatientPharmacyDocument,
  type SavedPharmacyFieldsFragment,
  SetPreferredPharmacyDocument,
} from './drug.operations.gen.ts';
import { PharmacyPicker } from './pharmacy-picker.tsx';
import { addressOf, nameOf, phoneOf, whyNot } from './pharmacy-words.ts';
import { useSavedPharmacies } from './use-saved-pharmacies.ts';

const refreshes: Refreshes = [['drug', 'PatientSavedPharmacies']];

/** A patient's pharmacies, the preferred one first. */
export function PharmacyTile({ patientId }: { patientId: string }) {
  const read = useSavedPharmacies(patientId);
  const [adding, setAdding] = useState(false);
  const add = can('pharmacies.save') && (
    <AddButton small onClick={() => setAdding(true)}>
      Add pharmacy
    </AddButton>
  );
  return (
    <div>
      <ReadRows
        label="Pharmacies"
        read={read}
        rows={({ get_patient_saved_pharmacy: saved }) => saved}
        loadingRows={2}
        empty={{ icon: IconBuildingStore, title: 'No pharmacies yet', action: add }}
      >
        {(saved) => <SavedRow patientId={patientId} saved={saved} />}
      </ReadRows>
      {add !== false && (read.data?.get_patient_saved_pharmacy.length ?? 0) > 0 && <RowFoot>{add}</RowFoot>}
      {adding && <AddDialog patientId={patientId} onClose={() => setAdding(false)} />}
    </div>
  );
}

function SavedRow({ patientId, saved }: { patientId: string; saved: SavedPharmacyFieldsFragment }) {
  const { pharmacy, is_preferred, used_time, organizationID } = saved;
  const name = nameOf(pharmacy);
  const key = { patient_id: patientId, organizationID };
  const prefer = useApiMutation(SetPreferredPharmacyDocument, { refreshes });
  const { remove } = useDelete({
    run: () => request(DeletePatientPharmacyDocument, key),
    done: 'Pharmacy deleted',
    undo: () => request(SavePatientPharmacyDocument, { ...key, is_preferred }),
    refreshes,
  });
  const why = whyNot(pharmacy);
  return (
    <Row
      title={name}
      subtitle={addressOf(pharmacy)}
      lines={
        <RowLine>
          {joinParts([
            phoneOf(pharmacy.PrimaryTelephone),
            used_time != null && `last prescription ${timeAgo(used_time, new Date())}`,
          ])}
        </RowLine>
      }
      badges={
        <>
          {is_preferred && <StatusBadge tone="accent">Preferred</StatusBadge>}
          {why !== null && <StatusBadge tone="warning">{why}</StatusBadge>}
        </>
      }
      actions={
        can('pharmacies.save') && (
          <>
            {!is_preferred && (
              <RowIcon
                label={`Prefer ${name}`}
                icon={IconStar}
                disabled={prefer.isPending}
                onClick={() => prefer.mutate(key)}
              />
            )}
            <RowIcon label={`Delete ${name}`} icon={IconTrash} onClick={() => remove(saved)} />
          </>
        )
      }
    />
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
