import { DragDropProvider } from '@dnd-kit/react';
import { move } from '@dnd-kit/helpers';
import { Button } from '@mantine/core';
import { IconCopyPlus, IconListDetails, IconPlus } from '@tabler/icons-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { request } from '#kit/api/request.ts';
import { EmptyState } from '#kit/feedback/empty-state.tsx';
import { reportError } from '#kit/feedback/report-error.ts';
import { toast } from '#kit/feedback/toast.ts';
import { Panel } from '#kit/page/panel.tsx';
import { can } from '#kit/session/viewer.ts';
import { confirm } from '#kit/windows/confirm.ts';
import { type ContentRowFragment, DeleteContentDocument, OrderContentsDocument } from '../program.operations.gen.ts';
import classes from '../programs.module.css';
import { refreshPrograms, useChosenProgram } from '../use-programs.ts';
import { ContentRow } from './content-row.tsx';
import { ProgramFrame, type WholeProgram } from './program-frame.tsx';

const ReuseDialog = lazy(() => import('./reuse-dialog.tsx').then((file) => ({ default: file.ReuseDialog })));
const ContentDialog = lazy(() => import('./content-dialog.tsx').then((file) => ({ default: file.ContentDialog })));

/** /program_detail/content: what a program holds, in its order: dragged, or moved by buttons. */
export function ContentPage() {
  const chosen = useChosenProgram();
  const [open, setOpen] = useState<ContentRowFragment | 'new' | null>(null);
  const [reusing, setReusing] = useState(false);
  const add = can('programs.edit') && (
    <Button leftSection={<IconPlus size={16} stroke={1.75} />} onClick={() => setOpen('new')}>
      Add content
    </Button>
  );
  return (
    <ProgramFrame
      chosen={chosen}
      what="Content"
      actions={
        can('programs.edit') && (
          <>
            <Button
              variant="default"
              leftSection={<IconCopyPlus size={16} stroke={1.75} />}
              onClick={() => setReusing(true)}
            >
              Use content again
            </Button>
            {add}
          </>
        )
      }
    >
      {(program) => (
        <>
          <Panel flush>
            {program.contents.length === 0 ? (
              <EmptyState icon={IconListDetails} title="No content yet" action={add}>
                Texts, documents, questionnaires, tasks and messages, each released on its day.
              </EmptyState>
            ) : (
              <ContentList program={program} onOpen={setOpen} />
            )}
          </Panel>
          <Suspense>
            {reusing && <ReuseDialog programId={program.id} onClose={() => setReusing(false)} />}
            {open !== null && (
              <ContentDialog
                programId={program.id}
                content={open === 'new' ? null : open}
                onClose={() => setOpen(null)}
              />
            )}
          </Suspense>
        </>
      )}
    </ProgramFrame>
  );
}

function ContentList({ program, onOpen }: { program: WholeProgram; onOpen: (content: ContentRowFragment) => void }) {
  const mayEdit = can('programs.edit');
  const [order, setOrder] = useState<readonly string[]>(() => program.contents.map(({ id }) => id));
  useEffect(() => setOrder(program.contents.map(({ id }) => id)), [program.contents]);
  const contents = order.flatMap((id) => program.contents.find((content) => content.id === id) ?? []);
  const save = async (ids: readonly string[]): Promise<void> => {
    if (ids.every((id, index) => id === order[index])) return;
    setOrder(ids);
    try {
      await request(OrderContentsDocument, { program_id: program.id, ids: [...ids] });
    } catch (error) {
      reportError(error);
    }
    refreshPrograms();
  };
  const moveBy = (index: number, by: 1 | -1): void => {
    const ids = [...order];
    const [id] = ids.splice(index, 1);
    ids.splice(index + by, 0, id!);
    void save(ids);
  };
  const remove = async (content: ContentRowFragment): Promise<void> => {
    const message = 'Patients no longer see it. What they did of it stays on record.';
    if (!(await confirm({ title: `Take “${content.title}” out?`, message, confirm: 'Take it out', danger: true })))
      return;
    try {
      await request(DeleteContentDocument, { id: content.id });
      toast.success('Taken out of the program');
    } catch (error) {
      reportError(error);
    }
    refreshPrograms();
  };
  return (
    <DragDropProvider
      onDragEnd={(event) => {
        if (event.canceled) return;
        void save(
          move(
            order.map((id) => ({ id })),
            event,
          ).map(({ id }) => id),
        );
      }}
    >
      <ol className={classes.list} aria-label="Content in its order">
        {contents.map((content, index) => (
          <ContentRow
            key={content.id}
            content={content}
            index={index}
            count={contents.length}
            mayEdit={mayEdit}
            onOpen={() => onOpen(content)}
            onMove={(by) => moveBy(index, by)}
            onRemove={() => void remove(content)}
          />
        ))}
      </ol>
    </DragDropProvider>
  );
}
