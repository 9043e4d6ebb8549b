import { ActionIcon, Menu } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { Suspense } from 'react';
import { lazy } from '#kit/module/lazy.ts';
import { HccMark, loadCodePicker, useHcc } from '#codes/web';
import { request } from '#kit/api/request.ts';
import { refreshQueries, useApiQuery } from '#kit/api/use-api.ts';
import { ReadHint } from '#kit/feedback/read-hint.tsx';
import { reportError } from '#kit/feedback/report-error.ts';
import { StatusBadge } from '#kit/feedback/status-badge.tsx';
import { toast } from '#kit/feedback/toast.ts';
import { hasCode } from '#kit/api/api-error.ts';
import { MOST_POINTERS } from '../../rules/index.ts';
import type { NoteDetails } from '../chart-note.ts';
import {
  CreateProblemDocument,
  ProblemsDocument,
  ReactivateProblemDocument,
  SaveDiagnosesDocument,
} from '../chart.operations.gen.ts';
import { loadNote } from '../saving/note-work.ts';
import { useWork } from '../saving/use-note-work.ts';
import { CarriedMark, NOT_CARRIED } from './carried-mark.tsx';
import { PROCEDURES } from './procedure-list.ts';
import { useOpenedNote } from './note-context.ts';
import classes from './panels.module.css';
import { SortableRows } from './sortable-rows.tsx';
import { changedRow, movedTo, removeRow, useNoteList } from './use-note-list.ts';

const CodePicker = lazy(async () => ({ default: await loadCodePicker() }));
type Diagnosis = NoteDetails['diagnosis'][number];

const LIST = {
  read: (note: NoteDetails): readonly Diagnosis[] => note.diagnosis,
  save: async (noteId: string, version: number, rows: readonly Diagnosis[]) => {
    const inputs = rows.map(({ id, icd_code, icd_code_type, problem_id, carried_from }) => ({
      id,
      icd_code,
      icd_code_type,
      problem_id,
      carried: carried_from !== null,
    }));
    return (await request(SaveDiagnosesDocument, { noteId, version, rows: inputs })).chart_note_save_diagnosis;
  },
};

/** The diagnoses of the visit: primary first, each optionally linked to a problem of the patient. */
export function Icd10Panel() {
  const { note, work, locked } = useOpenedNote();
  const day = useWork(work, (state) => state.fields.service_date);
  const diagnoses = useNoteList(LIST);
  const { rows, change } = diagnoses;
  const procedures = useNoteList(PROCEDURES);
  const remove = (row: Diagnosis): void => {
    const before = new Map(procedures.rows.map(({ id, pointers }) => [id, pointers]));
    // Procedures lose their pointers to a removed diagnosis.
    removeRow(diagnoses, row, row.icd_code, () =>
      procedures.change((all) =>
        all.map((each) => ({ ...each, pointers: pointersWith(row.id, each.pointers, before.get(each.id) ?? []) })),
      ),
    );
  };
  const problems = useApiQuery(ProblemsDocument, { patientId: note.clinic_patient_id }, { quiet: true });
  const list = problems.data?.chart_problems ?? [];
  const codes = list.flatMap(({ icd_code, status }) => (icd_code !== null && status === 'active' ? [icd_code] : []));
  const hcc = useHcc(rows.map(({ icd_code }) => icd_code));
  return (
    <>
      <ReadHint read={problems} label="Problems" />
      {!locked && (
        <div className={classes.add}>
          <Suspense fallback={<div className={classes.waiting} />}>
            <CodePicker
              kind="diagnosis"
              label="Add diagnosis"
              day={day}
              problems={codes}
              taken={rows.map(({ icd_code }) => icd_code)}
              onPick={({ code, code_type, official_name, pmh_display_name }) => {
                const added: Diagnosis = {
                  id: crypto.randomUUID(),
                  icd_code: code,
                  icd_code_type: code_type,
                  official_name,
                  pmh_display_name,
                  problem_id: list.find(({ icd_code }) => icd_code === code)?.id ?? null,
                  is_primary: false,
                  warning: null,
                  ...NOT_CARRIED,
                };
                change((all) => (all.some(({ icd_code }) => icd_code === code) ? all : [...all, added]));
              }}
            />
          </Suspense>
        </div>
      )}
      {rows.length === 0 && <p className={classes.empty}>No diagnoses yet.</p>}
      <SortableRows
        label="Diagnoses"
        rows={rows}
        nameOf={({ icd_code }) => icd_code}
        locked={locked}
        onMove={(id, to) => change((all) => movedTo(all, id, to))}
      >
        {(row, at) => (
          <>
            <div className={classes.line}>
              <div className={classes.main}>
                <span className={classes.code}>{row.icd_code}</span>
                {row.official_name}
              </div>
              <DiagnosisMenu
                row={row}
                at={at}
                locked={locked}
                problems={list}
                onPrimary={() => change((all) => movedTo(all, row.id, 0))}
                onRemove={() => remove(row)}
                onLink={(problem_id) => change((all) => changedRow(all, row.id, () => ({ problem_id })))}
              />
            </div>
            <div className={classes.facts}>
              {at === 0 && <StatusBadge tone="info">Primary</StatusBadge>}
              <HccMark hcc={hcc} code={row.icd_code_type === 'ICD-10-CM' ? row.icd_code : null} />
              {row.problem_id !== null && <ProblemWords problem={list.find(({ id }) => id === row.problem_id)} />}
              {row.warning !== null && <span className={classes.warning}>{row.warning}</span>}
            </div>
            <CarriedMark
              row={row}
              name={row.icd_code}
              locked={locked}
              onKeep={() => change((all) => changedRow(all, row.id, () => NOT_CARRIED))}
            />
          </>
        )}
      </SortableRows>
    </>
  );
}

/** Returns the pointers of a procedure with a diagnosis that was restored: where it was if the others are unchanged. */
function pointersWith(diagnosisId: string, now: readonly string[], before: readonly string[]): string[] {
  if (!before.includes(diagnosisId) || now.includes(diagnosisId) || now.length >= MOST_POINTERS) return [...now];
  const others = before.filter((id) => id !== diagnosisId);
  return others.join() === now.join() ? [...before] : [...now, diagnosisId];
}

type Problems = readonly {
  id: string;
  icd_code: string | null;
  problem_name: string;
  status: string;
  version: number;
}[];

function ProblemWords({ problem }: { problem: Problems[number] | undefined }) {
  if (problem === undefined) return null;
  return (
    <span>
      Problem: {problem.problem_name}
      {problem.status === 'resolved' ? ' (resolved)' : ''}
    </span>
  );
}

interface DiagnosisMenuProps {
  row: Diagnosis;
  at: number;
  locked: boolean;
  problems: Problems;
  onPrimary: () => void;
  onRemove: () => void;
  onLink: (problemId: string | null) => void;
}

function DiagnosisMenu({ row, at, locked, problems, onPrimary, onRemove, onLink }: DiagnosisMenuProps) {
  const { note } = useOpenedNote();
  const same = problems.find(({ icd_code }) => icd_code === row.icd_code);
  const promote = async (): Promise<void> => {
    if (same?.status === 'resolved') {
      await request(ReactivateProblemDocument, { id: same.id });
      toast.success('Problem reactivated');
      if (!locked) onLink(same.id);
    } else {
      const input = { problem_name: row.pmh_display_name ?? row.official_name, icd_code: row.icd_code };
      const variables = { id: crypto.randomUUID(), patientId: note.clinic_patient_id, diagnosisId: row.id, input };
      await request(CreateProblemDocument, variables);
      toast.success('On the problem list');
      await loadNote(note.id);
    }
    refreshQueries('chart', 'Problems');
  };
  const run = (): void => {
    promote().catch((error: unknown) => {
      if (hasCode(error, 'PROBLEM_EXISTS')) refreshQueries('chart', 'Problems');
      reportError(error);
    });
  };
  const others = problems.filter(({ id, status }) => status === 'active' && id !== row.problem_id);
  return (
    <Menu position="bottom-end" shadow="md" returnFocus>
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" aria-label={`Actions for ${row.icd_code}`}>
          <IconDots size={16} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {!locked && at > 0 && <Menu.Item onClick={onPrimary}>Make primary</Menu.Item>}
        {same === undefined && <Menu.Item onClick={run}>Add to problem list</Menu.Item>}
        {same?.status === 'resolved' && <Menu.Item onClick={run}>Reactivate problem</Menu.Item>}
        {!locked && row.problem_id !== null && <Menu.Item onClick={() => onLink(null)}>Unlink problem</Menu.Item>}
        {!locked &&
          others.slice(0, 8).map(({ id, problem_name }) => (
            <Menu.Item key={id} onClick={() => onLink(id)}>
              Link to {problem_name}
            </Menu.Item>
          ))}
        {!locked && (
          <Menu.Item color="red" onClick={onRemove}>
            Remove
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
