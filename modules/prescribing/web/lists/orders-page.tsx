import { Button } from '@mantine/core';
import { IconPill } from '@tabler/icons-react';
import { useState } from 'react';
import { useApiMutation, useApiQuery } from '#kit/api/use-api.ts';
import { EmptyState } from '#kit/feedback/empty-state.tsx';
import { ErrorState } from '#kit/feedback/error-state.tsx';
import { Notice } from '#kit/feedback/notice.tsx';
import { RowsSkeleton } from '#kit/feedback/skeletons.tsx';
import { toast } from '#kit/feedback/toast.ts';
import { PageHeader } from '#kit/page/page-header.tsx';
import { Page } from '#kit/page/page.tsx';
import { Panel } from '#kit/page/panel.tsx';
import { can } from '#kit/session/viewer.ts';
import { answerTone, orderTabs } from '../../rules/index.ts';
import classes from '../prescribing.module.css';
import { PrescriptionsDocument, SendPrescriptionsDocument } from '../prescription.operations.gen.ts';
import { OperationDenied } from '../registration/operation-denied.tsx';
import { usePrescribingChanged } from '../use-prescribing.ts';
import { OrderRow } from './order-row.tsx';

const TAKE = 50;

/** The prescriber's orders by where they stand: what waits is sent together, what went is followed up or cancelled. */
export function OrdersPage() {
  usePrescribingChanged();
  const requestedTab = new URLSearchParams(window.location.search).get('tab');
  const [tab, setTab] = useState<string>(orderTabs.find(({ id }) => id === requestedTab)?.id ?? 'all');
  const [skip, setSkip] = useState(0);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [problems, setProblems] = useState<readonly string[]>([]);
  const states = orderTabs.find(({ id }) => id === tab)!.states;
  const { data, isPending, isError, error, refetch } = useApiQuery(
    PrescriptionsDocument,
    { search: { states: [...states] }, skip, take: TAKE },
    { keepPrevious: true },
  );
  const found = data?.prescriptions;
  const rows = found?.prescriptions ?? [];
  const send = useApiMutation(SendPrescriptionsDocument, {
    refreshes: ['prescription'],
    onDone: ({ sendPrescriptions: results }) => {
      const count = (tone: string): number => results.filter(({ code }) => answerTone(code) === tone).length;
      if (count('success') > 0) toast.success(`${count('success')} sent`);
      if (count('warning') > 0) toast.warning(`${count('warning')} waiting to send: the network is not responding`);
      setProblems(results.filter(({ code }) => answerTone(code) === 'error').map(({ message }) => message));
      setChosen(new Set());
    },
  });
  const waiting = rows.filter(({ state }) => state === 'Saved');
  return (
    <Page>
      <PageHeader title="Prescriber Orders" detail={found === undefined ? undefined : `${found.count}`}>
        {can('prescribing.send') && chosen.size > 0 && (
          <Button loading={send.isPending} onClick={() => send.mutate({ ids: [...chosen] })}>
            Send {chosen.size} {chosen.size === 1 ? 'prescription' : 'prescriptions'}
          </Button>
        )}
      </PageHeader>
      {can('prescribing.send') && <OperationDenied />}
      <Panel flush>
        <div className={classes.pad}>
          <div className={classes.actions} role="group" aria-label="Which orders">
            {orderTabs.map(({ id, label }) => (
              <Button
                key={id}
                size="compact-sm"
                variant={tab === id ? 'light' : 'default'}
                aria-pressed={tab === id}
                onClick={() => {
                  setTab(id);
                  setSkip(0);
                  setChosen(new Set());
                }}
              >
                {label}
              </Button>
            ))}
            {can('prescribing.send') && waiting.length > 1 && (
              <Button
                size="compact-sm"
                variant="subtle"
                onClick={() =>
                  setChosen(chosen.size === waiting.length ? new Set() : new Set(waiting.map(({ id }) => id)))
                }
              >
                {chosen.size === waiting.length ? 'Choose none' : 'Choose all that wait'}
              </Button>
            )}
          </div>
          {problems.length > 0 && (
            <Notice tone="danger">
              {problems.map((problem, at) => (
                <div key={at}>{problem}</div>
              ))}
            </Notice>
          )}
        </div>
        {isPending && <RowsSkeleton rows={6} />}
        {isError && found === undefined && (
          <ErrorState error={error} what="The orders" onRetry={() => void refetch()} />
        )}
        {found?.count === 0 && (
          <EmptyState icon={IconPill} title="No order here">
            What is prescribed in a chart note or on a patient’s page stands here.
          </EmptyState>
        )}
        <ul className={classes.list} aria-label="Orders">
          {rows.map((row) => (
            <OrderRow
              key={row.id}
              row={row}
              isChosen={chosen.has(row.id)}
              onChoose={
                can('prescribing.send') && row.state === 'Saved'
                  ? (yes) => {
                      const next = new Set(chosen);
                      if (yes) next.add(row.id);
                      else next.delete(row.id);
                      setChosen(next);
                    }
                  : null
              }
              showPatient
            />
          ))}
        </ul>
        {(found?.count ?? 0) > TAKE && (
          <div className={classes.pad}>
            <div className={classes.actions}>
              <Button size="compact-sm" variant="default" disabled={skip === 0} onClick={() => setSkip(skip - TAKE)}>
                Previous
              </Button>
              <Button
                size="compact-sm"
                variant="default"
                disabled={skip + TAKE >= (found?.count ?? 0)}
                onClick={() => setSkip(skip + TAKE)}
              >
                Next
              </Button>
            </div>
          </div>
        )}
      </Panel>
    </Page>
  );
}
