import { useApiMutation } from '#kit/api/use-api.ts';
import { type Tone, StatusBadge } from '#kit/feedback/status-badge.tsx';
import { toast } from '#kit/feedback/toast.ts';
import { formatInstant } from '#kit/formats/instant.ts';
import { RowButton } from '#kit/rows/row-buttons.tsx';
import { Row, RowLine } from '#kit/rows/row.tsx';
import { confirm } from '#kit/windows/confirm.ts';
import { problemWords } from '../../rules/index.ts';
import {
  type AppSubscriptionPartsFragment,
  ResendNotificationsDocument,
  TurnOffSubscriptionDocument,
} from '../setting.operations.gen.ts';
import { subscriptionsRefreshes as refreshes } from './subscriptions-refreshes.ts';

const STATES: Readonly<Record<string, { word: string; tone: Tone }>> = {
  requested: { word: 'Waiting for the app', tone: 'info' },
  active: { word: 'Active', tone: 'success' },
  error: { word: 'Failed', tone: 'danger' },
  off: { word: 'Off', tone: 'neutral' },
};

/** A subscription with its state, its last deliveries, and what failed. */
export function SubscriptionRow({ subscription }: { subscription: AppSubscriptionPartsFragment }) {
  const { id, topic, endpoint, status, problem, waiting, failures, delivered_time: delivered } = subscription;
  const resent = useApiMutation(ResendNotificationsDocument, {
    refreshes,
    onDone: () => toast.success('Sending again'),
  });
  const ended = useApiMutation(TurnOffSubscriptionDocument, {
    refreshes,
    onDone: () => toast.success('Subscription turned off'),
  });
  const turnOff = async (): Promise<void> => {
    const question = {
      title: `Turn off the subscription to ${topic}?`,
      message: 'The app gets no more notifications, and undelivered ones are discarded. It has to subscribe again.',
      confirm: 'Turn off',
      danger: true,
    };
    if (await confirm(question)) ended.mutate({ id });
  };
  const state = STATES[status] ?? { word: status, tone: 'neutral' };
  const isRetrying = failures.some(({ sent_time: sent }) => sent == null);
  return (
    <Row
      title={topic}
      subtitle={[
        endpoint,
        delivered == null ? 'Nothing delivered yet' : `Last delivered ${formatInstant(delivered)}`,
        waiting > 0 && `${waiting} waiting`,
      ]}
      lines={
        <>
          {problem != null && <RowLine tone={status === 'error' ? 'danger' : 'quiet'}>{problemWords(problem)}</RowLine>}
          {failures.map((failure) => (
            <RowLine key={failure.id} tone={failure.sent_time == null ? 'danger' : 'quiet'}>
              {failureWords(topic, failure)}
            </RowLine>
          ))}
        </>
      }
      badges={<StatusBadge tone={state.tone}>{state.word}</StatusBadge>}
      actions={
        status !== 'off' && (
          <>
            {(status === 'error' || isRetrying) && (
              <RowButton of={topic} busy={resent.isPending} onClick={() => resent.mutate({ id })}>
                Send again
              </RowButton>
            )}
            <RowButton of={topic} busy={ended.isPending} onClick={() => void turnOff()}>
              Turn off
            </RowButton>
          </>
        )
      }
    />
  );
}

function failureWords(topic: string, failure: AppSubscriptionPartsFragment['failures'][number]): string {
  const { number, happened_time: happened, attempts, problem, sent_time: sent } = failure;
  const tries = attempts === 1 ? '1 attempt' : `${attempts} attempts`;
  const outcome = sent == null ? 'Not delivered' : `Delivered ${formatInstant(sent)}`;
  return `${topic} ${number} of ${formatInstant(happened)} · ${outcome} after ${tries} · ${problemWords(problem)}`;
}
