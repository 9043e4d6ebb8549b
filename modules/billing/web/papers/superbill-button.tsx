import { Button } from '@mantine/core';
import { IconFileDollar } from '@tabler/icons-react';
import { useState } from 'react';
import { useApiMutation } from '#kit/api/use-api.ts';
import { toast } from '#kit/feedback/toast.ts';
import { can } from '#kit/session/viewer.ts';
import { CreateSuperbillDocument } from '../accounting.operations.gen.ts';
import { newClientKey } from '../new-client-key.ts';
import { openPaper } from './open-paper.ts';

interface SuperbillButtonProps {
  patientId: string;
  noteId: string;
  /** True if a charge of the note is posted: otherwise there is no superbill. */
  posted: boolean;
}

/** Creates the superbill of a signed note, once, and opens it. */
export function SuperbillButton({ patientId, noteId, posted }: SuperbillButtonProps) {
  const [key] = useState(newClientKey);
  const make = useApiMutation(CreateSuperbillDocument, {
    refreshes: ['accounting'],
    onDone: ({ createSuperbill: { id, number } }) =>
      toast.success(`Superbill ${number}`, {
        action: { label: 'Open PDF', run: () => openPaper(`/billing/superbills/${id}.pdf`) },
      }),
  });
  if (!can('billing.charge')) return null;
  return (
    <Button
      size="compact-sm"
      variant="default"
      leftSection={<IconFileDollar size={16} stroke={1.75} />}
      disabled={!posted}
      title={posted ? undefined : 'Post a charge for this visit first'}
      loading={make.isPending}
      onClick={() => make.mutate({ client_key: key, input: { patient_id: patientId, encounter_id: noteId } })}
    >
      Superbill
    </Button>
  );
}
