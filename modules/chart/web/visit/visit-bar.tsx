import { ActionIcon, Button, Menu } from '@mantine/core';
import {
  IconArrowsDiff,
  IconClipboardCheck,
  IconDots,
  IconPrinter,
  IconSend,
  IconSignature,
} from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { lazy } from '#kit/module/lazy.ts';
import { request } from '#kit/api/request.ts';
import { refreshQueries } from '#kit/api/use-api.ts';
import { reportError } from '#kit/feedback/report-error.ts';
import { StatusBadge } from '#kit/feedback/status-badge.tsx';
import { toast } from '#kit/feedback/toast.ts';
import { formatChartDay } from '#kit/formats/day.ts';
import { splitPath } from '#kit/navigation/query.ts';
import { can, useViewer } from '#kit/session/viewer.ts';
import { openFax } from '#fax/web';
import { openTaskWindow } from '#tasks/web';
import { maySignNote, mayWriteSoapNote } from '../../rules/index.ts';
import { cacheNote, notePath, patientName, serverNote, type NoteDetails } from '../chart-note.ts';
import {
  CosignChartNoteDocument,
  DeleteChartNoteDocument,
  PinChartNoteDocument,
  RestoreChartNoteDocument,
  SaveNonMedicalDocument,
} from '../chart.operations.gen.ts';
import { jumpToPanel } from '../jump-to-panel.ts';
import { NoteSaveStatus } from '../note-save-status.tsx';
import type { NoteWork } from '../saving/note-work.ts';
import { openPdf } from '#kit/api/open-pdf.ts';
import { useSignNote } from '../use-sign-note.ts';
import classes from './visit-bar.module.css';
import { VisitFacts } from './visit-facts.tsx';

const MissingDialog = lazy(() =>
  import('../signing/missing-dialog.tsx').then((file) => ({ default: file.MissingDialog })),
);
const CompareDialog = lazy(() =>
  import('../side/compare-dialog.tsx').then((file) => ({ default: file.CompareDialog })),
);
const TakeBackDialog = lazy(() =>
  import('../signing/take-back-dialog.tsx').then((file) => ({ default: file.TakeBackDialog })),
);

interface VisitBarProps {
  note: NoteDetails;
  work: NoteWork;
  editable: boolean;
  signed: boolean;
}

/** The header of the visit: its facts, the save status, the Sign button, and a menu of commands. */
export function VisitBar({ note, work, editable, signed }: VisitBarProps) {
  const viewer = useViewer();
  const signing = useSignNote(note, work);
  const mayCosign =
    note.cosign_state === 'waiting' &&
    can('chart.sign') &&
    note.signer_id !== viewer.userId &&
    (note.cosigner_id === null || note.cosigner_id === viewer.userId);
  const cosign = (): void => {
    request(CosignChartNoteDocument, { id: note.id })
      .then(({ chart_note_cosign: cosigned }) => {
        cacheNote(note.id, cosigned);
        toast.success('Note cosigned');
      })
      .catch(reportError);
  };
  return (
    <div className={classes.bar}>
      <div className={classes.facts} data-panel="visit">
        <VisitFacts note={note} work={work} editable={editable} />
      </div>
      <div className={classes.actions}>
        {note.nonMedical && <StatusBadge tone="neutral">Non-medical</StatusBadge>}
        {!signed && editable && <NoteSaveStatus work={work} />}
        {!signed && !editable && <StatusBadge tone="warning">Unsigned</StatusBadge>}
        {!signed && maySignNote(viewer, note.clinic_user_id) && (
          <Button
            leftSection={<IconSignature size={17} stroke={1.75} />}
            onClick={signing.ask}
            loading={signing.signing}
          >
            Sign
          </Button>
        )}
        {mayCosign && (
          <Button leftSection={<IconSignature size={17} stroke={1.75} />} onClick={cosign}>
            Cosign
          </Button>
        )}
        <NoteMenu note={note} work={work} editable={editable} signed={signed} />
      </div>
      {signing.question !== null && (
        <Suspense>
          <MissingDialog
            gaps={signing.question.missing}
            cosign={signing.question.cosign_mode}
            about={`${patientName(note.clinic_patient)}, ${work.read('chart_note_record_name')} on ${formatChartDay(work.read('service_date'))}.`}
            onClose={signing.cancel}
            onSign={signing.sign}
            onJump={(panel) => {
              signing.cancel();
              jumpToPanel(panel);
            }}
          />
        </Suspense>
      )}
    </div>
  );
}

function NoteMenu({ note, work, editable, signed }: VisitBarProps) {
  const viewer = useViewer();
  const [takingBack, setTakingBack] = useState(false);
  const [comparing, setComparing] = useState(false);
  const { pin, setNonMedical, remove } = useNoteCommands(note, work);
  return (
    <>
      <Menu position="bottom-end" shadow="md" returnFocus>
        <Menu.Target>
          <ActionIcon variant="default" size="lg" aria-label="Note actions">
            <IconDots size={18} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item
            leftSection={<IconPrinter size={16} />}
            onClick={() => openPdf(`/api/chart/notes/${note.id}/note.pdf`)}
          >
            Print
          </Menu.Item>
          <Menu.Item leftSection={<IconArrowsDiff size={16} />} onClick={() => setComparing(true)}>
            Compare
          </Menu.Item>
          {can('fax.send') && (
            <Menu.Item
              leftSection={<IconSend size={16} />}
              onClick={() =>
                openFax({
                  path: `/api/chart/notes/${note.id}/note.pdf`,
                  title: 'Chart note.pdf',
                  patientId: note.clinic_patient.id,
                  patientName: patientName(note.clinic_patient),
                })
              }
            >
              Fax this note
            </Menu.Item>
          )}
          {can('tasks.edit') && (
            <Menu.Item
              leftSection={<IconClipboardCheck size={16} />}
              onClick={() =>
                openTaskWindow({
                  subject: `Note from ${formatChartDay(work.read('service_date'))}`,
                  path: notePath(note),
                  patientId: note.clinic_patient.id,
                  patientName: patientName(note.clinic_patient),
                })
              }
            >
              Create task
            </Menu.Item>
          )}
          {can('chart.write') && <Menu.Item onClick={pin}>{note.pinned ? 'Unpin' : 'Pin to top'}</Menu.Item>}
          {editable && (
            <Menu.Item onClick={setNonMedical}>{note.nonMedical ? 'Mark as medical' : 'Mark as non-medical'}</Menu.Item>
          )}
          {!signed && mayWriteSoapNote(viewer, note.clinic_user_id) && (
            <Menu.Item color="red" onClick={remove}>
              Delete note
            </Menu.Item>
          )}
          {signed && note.signer_id === viewer.userId && note.withdrawn_time === null && (
            <Menu.Item color="red" onClick={() => setTakingBack(true)}>
              Retract note
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      <Suspense>{comparing && <CompareDialog note={note} work={work} onClose={() => setComparing(false)} />}</Suspense>
      {takingBack && (
        <Suspense>
          <TakeBackDialog note={note} onClose={() => setTakingBack(false)} />
        </Suspense>
      )}
    </>
  );
}

/** Commands for the whole note: pin, mark as non-medical, delete. */
function useNoteCommands(note: NoteDetails, work: NoteWork) {
  const navigate = useNavigate();
  const lists = (): void => {
    for (const list of ['ChartNotes', 'FindChartNotes']) refreshQueries('chart', list);
  };
  const pin = async (): Promise<void> => {
    const { chart_note_pin: pinned } = await request(PinChartNoteDocument, { id: note.id, pinned: !note.pinned });
    cacheNote(note.id, pinned);
    lists();
  };
  const setNonMedical = async (): Promise<void> => {
    const version = await work.saver.flush();
    if (version === null) return;
    const variables = { id: note.id, version, nonMedical: !note.nonMedical };
    const { chart_note_update: saved } = await request(SaveNonMedicalDocument, variables);
    cacheNote(note.id, saved);
    work.saver.adopt(serverNote(saved));
  };
  const remove = async (): Promise<void> => {
    await work.saver.flush();
    await request(DeleteChartNoteDocument, { id: note.id });
    lists();
    const back = async (): Promise<void> => {
      await request(RestoreChartNoteDocument, { id: note.id });
      refreshQueries('chart');
      await navigate(splitPath(notePath(note)));
    };
    toast.success('Note deleted', { action: { label: 'Undo', run: () => void back().catch(reportError) } });
    await navigate({ to: '/chart/index' });
  };
  const run = (action: () => Promise<void>) => () => void action().catch(reportError);
  return { pin: run(pin), setNonMedical: run(setNonMedical), remove: run(remove) };
}
