import '@mantine/core/styles/Checkbox.layer.css';
import { Checkbox } from '@mantine/core';
import { IconListCheck } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { request } from '#kit/api/request.ts';
import { refreshQueries, useApiQuery } from '#kit/api/use-api.ts';
import { toast } from '#kit/feedback/toast.ts';
import { ReadRows } from '#kit/rows/read-rows.tsx';
import { CHECKLIST_DELAY_MS } from '../../rules/index.ts';
import { NewLine } from '../new-line.tsx';
import { CreateQuickNoteDocument, QuickNotesDocument, TickTaskDocument } from '../task.operations.gen.ts';
import { useLiveTasks } from '../use-task-count.ts';

/**
 * The user's quick notes as a checklist: a checked item is saved after two seconds, and unchecking it before that
 * undoes it.
 */
export function ChecklistCard() {
  useLiveTasks();
  const read = useApiQuery(QuickNotesDocument, {}, { quiet: true });
  const { ticked, toggle } = useDelayedTicks();
  const add = (content: string): Promise<boolean> =>
    request(CreateQuickNoteDocument, { content, key: crypto.randomUUID() }).then(
      () => {
        refreshQueries('task');
        return true;
      },
      (error: Error) => {
        toast.error(error.message);
        return false;
      },
    );
  return (
    <>
      <ReadRows
        label="Quick check list"
        read={read}
        rows={({ searchTask }) => searchTask.taskList}
        rowId={({ taskID }) => taskID}
        empty={{ icon: IconListCheck, title: 'No quick notes yet' }}
        loadingRows={3}
        rowHeight={32}
      >
        {({ taskID, subject, bullets }) => (
          <li>
            <Checkbox
              label={subject}
              description={bullets.map(({ bulletInfo }) => bulletInfo).join(' · ')}
              checked={ticked.has(taskID)}
              onChange={() => toggle(taskID)}
            />
          </li>
        )}
      </ReadRows>
      <NewLine label="New checklist item" placeholder="Add an item and press Enter" onAdd={add} />
    </>
  );
}

/** Sends changes after the delay; pending ones are sent when the card unmounts. */
function useDelayedTicks() {
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const waiting = useRef(new Map<string, { timer: number; send: () => void }>());
  useEffect(() => {
    const pending = waiting.current;
    return () => {
      for (const { timer, send } of pending.values()) {
        window.clearTimeout(timer);
        send();
      }
    };
  }, []);
  const untick = (id: string): void => setTicked((before) => new Set([...before].filter((other) => other !== id)));
  const toggle = (id: string): void => {
    const waits = waiting.current.get(id);
    if (waits !== undefined) {
      window.clearTimeout(waits.timer);
      waiting.current.delete(id);
      untick(id);
      return;
    }
    setTicked((before) => new Set([...before, id]));
    const time = new Date().toISOString();
    const send = (): void => {
      waiting.current.delete(id);
      void request(TickTaskDocument, { id, completeDateTime: time }).then(
        () => refreshQueries('task'),
        (error: Error) => {
          untick(id);
          toast.error(error.message);
        },
      );
    };
    waiting.current.set(id, { timer: window.setTimeout(send, CHECKLIST_DELAY_MS), send });
  };
  return { ticked, toggle };
}
