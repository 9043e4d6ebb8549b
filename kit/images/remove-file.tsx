import { Button } from '@mantine/core';
import { useState } from 'react';
import { requestRest } from '../api/request.ts';
import { reportError } from '../feedback/report-error.ts';
import { toast } from '../feedback/toast.ts';
import { confirm } from '../windows/confirm.ts';

interface RemoveFileProps {
  path: string;
  /** The noun in the confirmation: "picture", "logo". */
  what: string;
  onDone: () => void;
}

/** Deletes the file at a path, after a confirmation. */
export function RemoveFile({ path, what, onDone }: RemoveFileProps) {
  const [removing, setRemoving] = useState(false);
  const remove = async (): Promise<void> => {
    const sure = await confirm({
      title: `Remove the ${what}?`,
      message: `You can upload another ${what} at any time.`,
      confirm: 'Remove',
      danger: true,
    });
    if (!sure) return;
    setRemoving(true);
    try {
      await requestRest(path.split('?')[0]!, { method: 'DELETE' });
      toast.success(`The ${what} was removed.`);
      onDone();
    } catch (error) {
      reportError(error);
    } finally {
      setRemoving(false);
    }
  };
  return (
    <Button variant="subtle" color="gray" loading={removing} onClick={() => void remove()}>
      Remove
    </Button>
  );
}
