import '@mantine/core/styles/Combobox.layer.css';
import { Button, Modal, Select, Textarea } from '@mantine/core';
import { useState } from 'react';
import { useApiMutation } from '#kit/api/use-api.ts';
import { toast } from '#kit/feedback/toast.ts';
import { usePhone } from '#kit/page/use-phone.ts';
import { CRISIS_DISPOSITIONS } from '../../rules/crisis-handling.ts';
import { SeeCrisisDocument } from '../chart.operations.gen.ts';
import classes from './surveys.module.css';
import { SURVEY_READS } from './use-surveys.ts';

interface HandleDialogProps {
  id: string;
  patientName: string;
  onClose: () => void;
}

/** How an answer that may be a cry for help was handled: only then do its banner, task and bell entries end. */
export function HandleDialog({ id, patientName, onClose }: HandleDialogProps) {
  const [disposition, setDisposition] = useState<string | null>(null);
  const [comment, setComment] = useState('');
  const [isTried, setTried] = useState(false);
  const handle = useApiMutation(SeeCrisisDocument, {
    refreshes: SURVEY_READS,
    onDone: () => {
      toast.success('Marked as handled');
      onClose();
    },
  });
  const lacksComment = disposition === 'Other' && comment.trim() === '';
  const submit = (): void => {
    setTried(true);
    if (disposition !== null && !lacksComment) handle.mutate({ id, disposition, comment: comment.trim() || null });
  };
  return (
    <Modal
      opened
      onClose={onClose}
      title={`How was this handled? ${patientName}`}
      fullScreen={usePhone()}
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      <Select
        label="Outcome"
        placeholder="Choose an outcome"
        data={CRISIS_DISPOSITIONS}
        value={disposition}
        allowDeselect={false}
        withAsterisk
        error={isTried && disposition === null ? 'Choose an outcome.' : undefined}
        onChange={setDisposition}
        data-autofocus
      />
      <Textarea
        label="Comment"
        mt="sm"
        autosize
        minRows={3}
        maxLength={2000}
        value={comment}
        error={isTried && lacksComment ? 'Describe what was done.' : undefined}
        onChange={(event) => setComment(event.currentTarget.value)}
      />
      <div className={classes.actions}>
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <Button color="red" loading={handle.isPending} onClick={submit}>
          Mark as handled
        </Button>
      </div>
    </Modal>
  );
}
