import { Button, Textarea } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useApiMutation, useApiQuery } from '#kit/api/use-api.ts';
import { Notice } from '#kit/feedback/notice.tsx';
import { ReadState } from '#kit/feedback/read-state.tsx';
import { toast } from '#kit/feedback/toast.ts';
import { formatInstant } from '#kit/formats/instant.ts';
import { ReasonDialog } from '#kit/forms/reason-dialog.tsx';
import classes from '../labs.module.css';
import {
  DismissLabMessageDocument,
  FileLabMessageDocument,
  OneLabMessageDocument,
  type OneLabMessageQuery,
} from '../lab.operations.gen.ts';
import { MessageBadge } from './message-badge.tsx';

/** An inbound message: its acknowledgement, reason and text, and the actions to file or dismiss a rejected one. */
export function MessageView({ id }: { id: string }) {
  return (
    <ReadState
      read={useApiQuery(OneLabMessageDocument, { id }, { quiet: true })}
      label="Message"
      notFound="This message does not exist"
    >
      {({ labMessage }) => <Whole message={labMessage} />}
    </ReadState>
  );
}

function Whole({ message }: { message: OneLabMessageQuery['labMessage'] }) {
  const navigate = useNavigate();
  const text = (message.content ?? '').replaceAll(/\r\n?/g, '\n');
  const [copy, setCopy] = useState<string | null>(null);
  const [asking, setAsking] = useState(false);
  const file = useApiMutation(FileLabMessageDocument, {
    refreshes: ['lab'],
    onDone: () => {
      setCopy(null);
      toast.success('Message filed');
    },
    quiet: true,
  });
  const dismiss = useApiMutation(DismissLabMessageDocument, {
    refreshes: ['lab'],
    onDone: () => toast.success('Message set aside'),
  });
  const isOpen = message.state === 'Refused' && message.filed_as_id === null;
  const open = (to: string): void => void navigate({ to: '/labs/messages', search: { message: to } });
  return (
    <div className={classes.pad}>
      <div className={classes.row}>
        <div className={classes.what}>
          <strong>{message.labName ?? 'Unknown laboratory'}</strong>
          <span className={classes.quiet}>
            {[
              `received ${formatInstant(message.received_time)}`,
              message.received_count > 1 && `${message.received_count} times, last ${formatInstant(message.last_time)}`,
              message.control_id !== '' && `control ID ${message.control_id}`,
            ]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </div>
        <MessageBadge message={message} />
      </div>
      {message.reason !== null && (
        <Notice tone={isOpen && message.handled_time === null ? 'danger' : 'info'}>
          Acknowledged with {message.ack_code}
          {message.error_code !== null && ` (${message.error_code})`}: {message.reason}
        </Notice>
      )}
      {message.handled_reason !== null && (
        <p className={classes.quiet}>
          Set aside by {message.handled_by_name}, {formatInstant(message.handled_time)}: {message.handled_reason}
        </p>
      )}
      {file.error !== null && <Notice tone="danger">Not filed: {file.error.message}</Notice>}
      {copy === null ? (
        <pre className={classes.raw}>{text}</pre>
      ) : (
        <Textarea
          className={classes.edit}
          label="Corrected copy"
          description="One segment per line. The original message is kept."
          autosize
          minRows={8}
          maxRows={24}
          value={copy}
          onChange={(event) => setCopy(event.currentTarget.value)}
        />
      )}
      <div className={classes.actions}>
        {isOpen && copy === null && (
          <>
            <Button size="compact-sm" onClick={() => setCopy(text)}>
              Correct a copy
            </Button>
            <Button
              size="compact-sm"
              variant="default"
              loading={file.isPending}
              onClick={() => file.mutate({ id: message.id })}
            >
              File again
            </Button>
            {message.handled_time === null && (
              <Button size="compact-sm" variant="default" onClick={() => setAsking(true)}>
                Set aside
              </Button>
            )}
          </>
        )}
        {isOpen && copy !== null && (
          <>
            <Button
              size="compact-sm"
              loading={file.isPending}
              onClick={() => file.mutate({ id: message.id, content: copy.replaceAll('\n', '\r') })}
            >
              File corrected copy
            </Button>
            <Button size="compact-sm" variant="default" onClick={() => setCopy(null)}>
              Cancel
            </Button>
          </>
        )}
        {message.filed_as_id !== null && (
          <Button size="compact-sm" variant="subtle" onClick={() => open(message.filed_as_id!)}>
            Filed message
          </Button>
        )}
        {message.corrects_id !== null && (
          <Button size="compact-sm" variant="subtle" onClick={() => open(message.corrects_id!)}>
            Original message
          </Button>
        )}
        {message.result_ids.map((resultId, index) => (
          <Button
            key={resultId}
            size="compact-sm"
            variant="subtle"
            onClick={() => void navigate({ to: '/labs/results', search: { result: resultId } })}
          >
            {message.result_ids.length === 1 ? 'Result' : `Result ${index + 1}`}
          </Button>
        ))}
      </div>
      {asking && (
        <ReasonDialog
          title="Set message aside"
          label="Reason"
          confirm="Set aside"
          onClose={() => setAsking(false)}
          onReason={(reason) => dismiss.mutateAsync({ id: message.id, reason })}
        />
      )}
    </div>
  );
}
