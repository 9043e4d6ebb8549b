import { Button, Menu, TextInput } from '@mantine/core';
import { IconDots, IconFileText, IconSend, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useApiMutation } from '#kit/api/use-api.ts';
import { Notice } from '#kit/feedback/notice.tsx';
import { StatusBadge } from '#kit/feedback/status-badge.tsx';
import { toast } from '#kit/feedback/toast.ts';
import { formatInstant } from '#kit/formats/instant.ts';
import { ReasonDialog } from '#kit/forms/reason-dialog.tsx';
import { can } from '#kit/session/viewer.ts';
import { isEditable } from '../../rules/index.ts';
import classes from '../labs.module.css';
import {
  DeleteTestOrderDocument,
  type LabGroupFieldsFragment,
  type LabTestFieldsFragment,
  MoveTestOrderDocument,
  SendTestOrdersDocument,
  UpdateOrderGroupDocument,
} from '../lab.operations.gen.ts';
import { openPaper } from '../open-paper.ts';
import { STATE_TONES } from '../result-labels.ts';
import { DiagnosisInput } from './diagnosis-input.tsx';
import { OrderDetailsDialog } from './order-details-dialog.tsx';

interface OrderCardProps {
  group: LabGroupFieldsFragment;
  /** Read-only. */
  locked: boolean;
}

/** An order: its tests with diagnoses and questions, and the button to send it. */
export function OrderCard({ group, locked }: OrderCardProps) {
  const [problems, setProblems] = useState<readonly string[]>([]);
  const [details, setDetails] = useState(false);
  const mayOrder = can('labs.order');
  const hasGone = group.is_queued || group.sent_time !== null;
  const editable = !locked && mayOrder && !hasGone;
  const toSend = group.testOrders.some(({ testOrderStatus }) => isEditable(testOrderStatus));
  const update = useApiMutation(UpdateOrderGroupDocument, { refreshes: ['lab'] });
  const send = useApiMutation(SendTestOrdersDocument, {
    refreshes: ['lab'],
    onDone: ({ sendTestOrders: { ok, messages } }) => {
      setProblems(messages);
      // Only orders acknowledged by the laboratory count as sent.
      if (ok)
        toast.success(
          group.is_paper ? 'Order marked as sent on paper' : `Waiting for ${group.labName} to confirm the order`,
        );
    },
  });
  const change = (test: {
    id: string;
    diagnoses?: { code: string; name: string }[];
    answers?: { code: string; answer: string }[];
  }): void => update.mutate({ id: group.id, version: group.version, input: { tests: [test] } });
  return (
    <li>
      <div className={classes.row}>
        <div className={classes.what}>
          <strong>{group.labName}</strong>
          <span className={classes.quiet}>
            {[
              group.priority,
              group.bill_to,
              group.provider_name,
              group.sent_time !== null && `sent ${formatInstant(group.sent_time)}`,
            ]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </div>
        <div className={classes.actions}>
          {group.is_queued ? (
            <StatusBadge tone="info">Waiting to send</StatusBadge>
          ) : (
            <StatusBadge tone={STATE_TONES[group.orderStatus]}>{group.orderStatus}</StatusBadge>
          )}
          {editable && (
            <Button size="compact-sm" variant="default" onClick={() => setDetails(true)}>
              Details
            </Button>
          )}
          <Button
            size="compact-sm"
            variant="default"
            leftSection={<IconFileText size={16} stroke={1.75} />}
            onClick={() => openPaper(`/labs/orders/${group.id}/requisition.pdf`)}
          >
            Requisition
          </Button>
          {mayOrder && toSend && !group.is_queued && (
            <Button
              size="compact-sm"
              leftSection={<IconSend size={16} stroke={1.75} />}
              // Pending changes to a test are saved first.
              loading={send.isPending || update.isPending}
              onClick={() => send.mutate({ input: { order_group_ids: [group.id] } })}
            >
              Send
            </Button>
          )}
        </div>
      </div>
      {group.problem !== null && <p className={classes.problem}>{group.problem}</p>}
      {group.needs_abn && group.abn === 'None' && (
        <p className={classes.problem}>
          Medicare may not pay. Have the patient sign the notice on the requisition, then record it under Details.
        </p>
      )}
      {problems.length > 0 && (
        <Notice tone="danger">
          {problems.map((problem) => (
            <div key={problem}>{problem}</div>
          ))}
        </Notice>
      )}
      <ul className={classes.tests} aria-label={`Tests at ${group.labName}`}>
        {group.testOrders.map((test) => (
          <TestLine
            key={test.id}
            test={test}
            editable={editable && isEditable(test.testOrderStatus)}
            onChange={change}
          />
        ))}
      </ul>
      {details && <OrderDetailsDialog group={group} onClose={() => setDetails(false)} />}
    </li>
  );
}

interface TestLineProps {
  test: LabTestFieldsFragment;
  editable: boolean;
  onChange: (test: {
    id: string;
    diagnoses?: { code: string; name: string }[];
    answers?: { code: string; answer: string }[];
  }) => void;
}

function TestLine({ test, editable, onChange }: TestLineProps) {
  const { id, testOrderStatus: state } = test;
  const [asking, setAsking] = useState(false);
  const remove = useApiMutation(DeleteTestOrderDocument, { refreshes: ['lab'] });
  const move = useApiMutation(MoveTestOrderDocument, { refreshes: ['lab'] });
  const isOut = can('labs.order') && (state === 'Sent' || state === 'Collected' || state === 'Partial');
  const answers = new Map(test.answers.map(({ code, answer }) => [code, answer]));
  const answer = (code: string, text: string): void => {
    answers.set(code, text);
    onChange({ id, answers: [...answers].map(([key, value]) => ({ code: key, answer: value })) });
  };
  return (
    <li>
      <div className={classes.row}>
        <div className={classes.what}>
          <span>
            {test.testName}
            {test.is_reflex && <span className={classes.quiet}> (reflex, added by the laboratory)</span>}
          </span>
          {test.cancel_reason !== null && <span className={classes.quiet}>{test.cancel_reason}</span>}
        </div>
        <div className={classes.actions}>
          <StatusBadge tone={STATE_TONES[state]}>{state}</StatusBadge>
          {editable && (
            <Button
              size="compact-sm"
              variant="subtle"
              color="gray"
              aria-label={`Remove ${test.testName}`}
              onClick={() => remove.mutate({ id })}
            >
              <IconTrash size={16} stroke={1.75} />
            </Button>
          )}
          {isOut && (
            <Menu position="bottom-end" shadow="md">
              <Menu.Target>
                <Button size="compact-sm" variant="subtle" color="gray" aria-label={`More about ${test.testName}`}>
                  <IconDots size={16} stroke={1.75} />
                </Button>
              </Menu.Target>
              <Menu.Dropdown>
                {state === 'Sent' && (
                  <Menu.Item onClick={() => move.mutate({ id, status: 'Collected' })}>Specimen collected</Menu.Item>
                )}
                <Menu.Item color="red" onClick={() => setAsking(true)}>
                  Cancel test
                </Menu.Item>
              </Menu.Dropdown>
            </Menu>
          )}
        </div>
      </div>
      <DiagnosisInput
        label={`Diagnosis for ${test.testName}`}
        value={test.diagnoses}
        disabled={!editable}
        onChange={(diagnoses) => onChange({ id, diagnoses })}
      />
      {test.testProduct.questions.length > 0 && (
        <div className={classes.fields}>
          {test.testProduct.questions.map(({ code, question, required }) => (
            <TextInput
              key={code}
              size="xs"
              label={question}
              withAsterisk={required}
              disabled={!editable}
              defaultValue={answers.get(code) ?? ''}
              onBlur={(event) => {
                const text = event.currentTarget.value.trim();
                if (text !== (answers.get(code) ?? '')) answer(code, text);
              }}
            />
          ))}
        </div>
      )}
      {asking && (
        <ReasonDialog
          title={`Cancel ${test.testName}`}
          label="Reason for canceling"
          confirm="Cancel test"
          onClose={() => setAsking(false)}
          onReason={(reason) => move.mutateAsync({ id, status: 'Cancelled', reason })}
        />
      )}
    </li>
  );
}
