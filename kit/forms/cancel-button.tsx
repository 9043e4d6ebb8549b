import { Button } from '@mantine/core';
import { useContext } from 'react';
import { FormFrameContext } from './unsaved/leave-form.ts';

/** The Cancel button of a form in a drawer or dialog: closes it, as the close button does. */
export function CancelButton() {
  const frame = useContext(FormFrameContext);
  return (
    <Button variant="default" onClick={() => frame?.askToClose()}>
      Cancel
    </Button>
  );
}
