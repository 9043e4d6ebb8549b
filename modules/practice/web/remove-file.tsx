import { Button } from '@mantine/core';
import { useState } from 'react';
import { requestRest } from '#kit/api/request.ts';
import { refreshReads } from '#kit/api/use-api.ts';
import { reportError } from '#kit/feedback/report-error.ts';
import { toast } from '#kit/feedback/toast.ts';
import { confirm } from '#kit/windows/confirm.ts';

/** Takes away what lies at a path of the files, after asking. */
export function RemoveFile({ path, what }: { path: string; what: string }) {
  const [removing, setRemoving] = useState(false);
  const remove = async (): Promise<void> => {
    const sure = await confirm({
      title: `Remove the ${what}?`,
      message: `You can put another ${what} in its place at any time.`,
      confirm: 'Remove',
      danger: true,
    });
    if (!sure) return;
    setRemoving(true);
    try {
      await requestRest(path.split('?')[0]!, { method: 'DELETE' });
      refreshReads('registration');
      toast.success(`The ${what} was removed.`);
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
