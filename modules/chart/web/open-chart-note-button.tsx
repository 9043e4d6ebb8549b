import { Button, type ButtonProps } from '@mantine/core';
import { IconNotes } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { reportError } from '#kit/feedback/report-error.ts';
import { toast } from '#kit/feedback/toast.ts';
import { splitPath } from '#kit/navigation/query.ts';
import type { EventActionProps } from '#kit/module/web-module.ts';
import { can } from '#kit/session/viewer.ts';
import { openChartNote } from './open-chart-note.ts';

interface OpenChartNoteButtonProps extends ButtonProps {
  eventId: string;
  patientId: string;
  /** Called when the note opens, e.g. to close a window. */
  onOpened?: () => void;
}

/**
 * Opens the chart note of an appointment, creating it if necessary; renders nothing without permission to read notes.
 */
export function OpenChartNoteButton({ eventId, patientId, onOpened, ...button }: OpenChartNoteButtonProps) {
  const navigate = useNavigate();
  const [opening, setOpening] = useState(false);
  if (!can('chart.view')) return null;
  const open = async (): Promise<void> => {
    const path = await openChartNote({ eventId, patientId });
    if (path === null) {
      toast.info('No chart note has been written for this appointment yet.', { id: 'no-chart-note' });
      return;
    }
    onOpened?.();
    await navigate(splitPath(path));
  };
  const press = (): void => {
    setOpening(true);
    open()
      .catch(reportError)
      .finally(() => setOpening(false));
  };
  return (
    <Button
      variant="default"
      leftSection={<IconNotes size={16} stroke={1.75} />}
      {...button}
      onClick={press}
      loading={opening}
    >
      Chart note
    </Button>
  );
}

/** Same, for the card of a calendar event with a patient. */
export function OpenChartNoteAction({ eventId, patientId, onOpened }: EventActionProps) {
  return patientId === null ? null : (
    <OpenChartNoteButton eventId={eventId} patientId={patientId} onOpened={onOpened} />
  );
}
