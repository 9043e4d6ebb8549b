import { ActionIcon } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { lazy } from '#kit/module/lazy.ts';
import { type Hcc, HccMark, useHcc } from '#codes/web';
import { refreshAll, type Refreshes, useApiMutation, useApiQuery } from '#kit/api/use-api.ts';
import { ReadState } from '#kit/feedback/read-state.tsx';
import { toast } from '#kit/feedback/toast.ts';
import { formatDay } from '#kit/formats/day.ts';
import { useLive } from '#kit/live/use-live.ts';
import { Panel } from '#kit/page/panel.tsx';
import { RowMenu, RowMenuItem } from '#kit/rows/row-buttons.tsx';
import { RowList } from '#kit/rows/row-list.tsx';
import { Row, RowLine } from '#kit/rows/row.tsx';
import { useEditor } from '#kit/rows/use-editor.tsx';
import { can } from '#kit/session/viewer.ts';
import {
  ProblemsDocument,
  ReactivateProblemDocument,
  ResolveProblemDocument,
  type ProblemRowFragment,
} from '../chart.operations.gen.ts';
import classes from '../side.module.css';

const ProblemDialog = lazy(() => import('./problem-dialog.tsx').then((file) => ({ default: file.ProblemDialog })));
const RemoveProblemDialog = lazy(() =>
  import('./remove-problem-dialog.tsx').then((file) => ({ default: file.RemoveProblemDialog })),
);
const PROBLEMS: Refreshes = [['chart', 'Problems']];

/** A patient's problem list: active problems, then resolved ones. */
export function ProblemList({ patientId }: { patientId: string }) {
  const read = useApiQuery(ProblemsDocument, { patientId }, { quiet: true });
  const hcc = useHcc(read.data?.chart_problems.map(({ icd_code }) => icd_code) ?? []);
  const editor = useEditor(read.data?.chart_problems);
  const [removing, setRemoving] = useState<ProblemRowFragment | null>(null);
  useLive('chart.problems-changed', (body) => {
    if (body === undefined || (body as { patient_id?: string }).patient_id === patientId) refreshAll(PROBLEMS);
  });
  const mayChange = can('chart.write');
  const row = (problem: ProblemRowFragment) => (
    <ProblemRow
      key={problem.id}
      problem={problem}
      hcc={hcc}
      mayChange={mayChange}
      onEdit={() => editor.edit(problem)}
      onRemove={() => setRemoving(problem)}
    />
  );
  return (
    <Panel
      title="Problems"
      flush
      actions={
        mayChange && (
          <ActionIcon variant="subtle" color="gray" aria-label="Add problem" onClick={editor.add}>
            <IconPlus size={18} />
          </ActionIcon>
        )
      }
    >
      <ReadState read={read} label="Problems" rows={2}>
        {({ chart_problems: problems }) => {
          const active = problems.filter(({ status }) => status === 'active');
          const resolved = problems.filter(({ status }) => status === 'resolved');
          return (
            <>
              {problems.length === 0 && <p className={classes.empty}>No problems on file.</p>}
              <RowList label="Active problems">{active.map(row)}</RowList>
              {resolved.length > 0 && (
                <details>
                  <summary className={classes.empty}>Resolved ({resolved.length})</summary>
                  <RowList label="Resolved problems">{resolved.map(row)}</RowList>
                </details>
              )}
            </>
          );
        }}
      </ReadState>
      {editor.render((problem, close) => (
        <ProblemDialog patientId={patientId} problem={problem} onClose={close} />
      ))}
      <Suspense>
        {removing !== null && <RemoveProblemDialog problem={removing} onClose={() => setRemoving(null)} />}
      </Suspense>
    </Panel>
  );
}

interface ProblemRowProps {
  problem: ProblemRowFragment;
  hcc: Hcc | null;
  mayChange: boolean;
  onEdit: () => void;
  onRemove: () => void;
}

function ProblemRow({ problem, hcc, mayChange, onEdit, onRemove }: ProblemRowProps) {
  const { id, problem_name, icd_code, status, onset_date, resolved_date, comment } = problem;
  const back = useApiMutation(ReactivateProblemDocument, { refreshes: PROBLEMS });
  const resolve = useApiMutation(ResolveProblemDocument, {
    refreshes: PROBLEMS,
    onDone: () => toast.success('Problem resolved', { action: { label: 'Undo', run: () => back.mutate({ id }) } }),
  });
  const isResolved = status === 'resolved';
  return (
    <Row
      title={problem_name}
      subtitle={[
        icd_code,
        onset_date !== null && `since ${formatDay(onset_date)}`,
        resolved_date !== null && `until ${formatDay(resolved_date)}`,
      ]}
      lines={
        <>
          <HccMark hcc={hcc} code={icd_code} />
          {comment !== null && <RowLine>{comment}</RowLine>}
        </>
      }
      actions={
        mayChange && (
          <RowMenu of={problem_name}>
            <RowMenuItem onClick={onEdit}>Edit</RowMenuItem>
            {isResolved ? (
              <RowMenuItem onClick={() => back.mutate({ id })}>Reactivate</RowMenuItem>
            ) : (
              <RowMenuItem onClick={() => resolve.mutate({ id })}>Resolve</RowMenuItem>
            )}
            <RowMenuItem danger onClick={onRemove}>
              Entered in error
            </RowMenuItem>
          </RowMenu>
        )
      }
    />
  );
}
