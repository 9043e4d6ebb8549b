import { ActionIcon, Menu } from '@mantine/core';
import { IconDots, IconPlus } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { refreshQueries, useApiMutation, useApiQuery } from '#kit/api/use-api.ts';
import { ErrorState } from '#kit/feedback/error-state.tsx';
import { LinesSkeleton } from '#kit/feedback/skeletons.tsx';
import { toast } from '#kit/feedback/toast.ts';
import { formatDay } from '#kit/formats/day.ts';
import { useLive } from '#kit/live/use-live.ts';
import { Panel } from '#kit/page/panel.tsx';
import { can } from '#kit/session/viewer.ts';
import {
  ProblemsDocument,
  ReactivateProblemDocument,
  ResolveProblemDocument,
  type ProblemRowFragment,
} from '../chart.operations.gen.ts';
import classes from './side.module.css';

const ProblemDialog = lazy(() => import('./problem-dialog.tsx').then((file) => ({ default: file.ProblemDialog })));
const RemoveProblemDialog = lazy(() =>
  import('./remove-problem-dialog.tsx').then((file) => ({ default: file.RemoveProblemDialog })),
);
const refreshes = [['chart', 'Problems']] as const;

/** What a patient has for longer than a visit: active problems, then resolved ones. */
export function ProblemList({ patientId }: { patientId: string }) {
  const { data, error, status, refetch } = useApiQuery(ProblemsDocument, { patientId }, { quiet: true });
  const [editing, setEditing] = useState<ProblemRowFragment | 'new' | null>(null);
  const [removing, setRemoving] = useState<ProblemRowFragment | null>(null);
  useLive('chart.problems-changed', (body) => {
    if (body === undefined || (body as { patient_id?: string }).patient_id === patientId)
      refreshQueries('chart', 'Problems');
  });
  const mayChange = can('chart.write');
  const problems = data?.chart_problems ?? [];
  const active = problems.filter((problem) => problem.status === 'active');
  const resolved = problems.filter((problem) => problem.status === 'resolved');
  const row = (problem: ProblemRowFragment) => (
    <ProblemRow
      key={problem.id}
      problem={problem}
      mayChange={mayChange}
      onEdit={() => setEditing(problem)}
      onRemove={() => setRemoving(problem)}
    />
  );
  return (
    <Panel
      title="Problems"
      flush
      actions={
        mayChange && (
          <ActionIcon variant="subtle" color="gray" aria-label="Add a problem" onClick={() => setEditing('new')}>
            <IconPlus size={18} />
          </ActionIcon>
        )
      }
    >
      {status === 'pending' && (
        <div className={classes.foot}>
          <LinesSkeleton lines={2} />
        </div>
      )}
      {status === 'error' && <ErrorState what="The problems" error={error} onRetry={() => void refetch()} />}
      {status === 'success' && problems.length === 0 && <p className={classes.empty}>No problems on the list.</p>}
      <ul className={classes.list} aria-label="Active problems">
        {active.map(row)}
      </ul>
      {resolved.length > 0 && (
        <details>
          <summary className={classes.empty}>Resolved ({resolved.length})</summary>
          <ul className={classes.list} aria-label="Resolved problems">
            {resolved.map(row)}
          </ul>
        </details>
      )}
      <Suspense>
        {editing !== null && (
          <ProblemDialog
            patientId={patientId}
            problem={editing === 'new' ? null : editing}
            onClose={() => setEditing(null)}
          />
        )}
        {removing !== null && <RemoveProblemDialog problem={removing} onClose={() => setRemoving(null)} />}
      </Suspense>
    </Panel>
  );
}

interface ProblemRowProps {
  problem: ProblemRowFragment;
  mayChange: boolean;
  onEdit: () => void;
  onRemove: () => void;
}

function ProblemRow({ problem, mayChange, onEdit, onRemove }: ProblemRowProps) {
  const { id, problem_name, icd_code, status, onset_date, resolved_date, comment } = problem;
  const back = useApiMutation(ReactivateProblemDocument, { refreshes });
  const resolve = useApiMutation(ResolveProblemDocument, {
    refreshes,
    onDone: () => toast.success('Problem resolved', { action: { label: 'Undo', run: () => back.mutate({ id }) } }),
  });
  const facts = [
    icd_code,
    onset_date !== null && `since ${formatDay(onset_date)}`,
    resolved_date !== null && `until ${formatDay(resolved_date)}`,
  ].filter(Boolean);
  const past = status === 'resolved';
  return (
    <li className={classes.row} data-past={past || undefined}>
      <div className={classes.words}>
        <span className={classes.name}>{problem_name}</span>
        <div className={classes.facts}>{facts.join(' · ')}</div>
        {comment !== null && <p className={classes.text}>{comment}</p>}
      </div>
      {mayChange && (
        <Menu position="bottom-end" shadow="md" returnFocus>
          <Menu.Target>
            <ActionIcon variant="subtle" color="gray" aria-label={`More on ${problem_name}`}>
              <IconDots size={16} />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item onClick={onEdit}>Edit</Menu.Item>
            {past ? (
              <Menu.Item onClick={() => back.mutate({ id })}>Reactivate</Menu.Item>
            ) : (
              <Menu.Item onClick={() => resolve.mutate({ id })}>Resolve</Menu.Item>
            )}
            <Menu.Item color="red" onClick={onRemove}>
              Entered in error
            </Menu.Item>
          </Menu.Dropdown>
        </Menu>
      )}
    </li>
  );
}
