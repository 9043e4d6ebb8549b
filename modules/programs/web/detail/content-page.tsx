import { DragDropProvider } from '@dnd-kit/react';
import { move } from '@dnd-kit/helpers';
import { Button } from '@mantine/core';
import { IconCopyPlus, IconListDetails } from '@tabler/icons-react';
import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { lazy } from '#kit/module/lazy.ts';
import { request } from '#kit/api/request.ts';
import { reportError } from '#kit/feedback/report-error.ts';
import { useDelete } from '#kit/forms/use-delete.ts';
import { Panel } from '#kit/page/panel.tsx';
import { ReadRows } from '#kit/rows/read-rows.tsx';
import { AddButton } from '#kit/rows/row-buttons.tsx';
import { useEditor } from '#kit/rows/use-editor.tsx';
import { can } from '#kit/session/viewer.ts';
import { allRows } from '#kit/table/all-rows.ts';
import { type ContentRowFragment, DeleteContentDocument, OrderContentsDocument } from '../program.operations.gen.ts';
import { PROGRAMS, refreshPrograms, useChosenProgram } from '../use-programs.ts';
import { ContentRow } from './content-row.tsx';
import { ProgramFrame, type WholeProgram } from './program-frame.tsx';

const ReuseDialog = lazy(() => import('./reuse-dialog.tsx').then((file) => ({ default: file.ReuseDialog })));
const ContentDialog = lazy(() => import('./content-dialog.tsx').then((file) => ({ default: file.ContentDialog })));

/** /program_detail/content: the content of a program, sortable by dragging or buttons. */
export function ContentPage() {
  const chosen = useChosenProgram();
  const [reusing, setReusing] = useState(false);
  const editor = useEditor(chosen.program?.contents);
  const add = can('programs.edit') && <AddButton onClick={editor.add}>Add content</AddButton>;
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
              Reuse content
            </Button>
            {add}
          </>
        )
      }
    >
      {(program) => (
        <>
          <Panel flush>
            <ContentList program={program} add={add} onOpen={editor.edit} />
          </Panel>
          <Suspense>{reusing && <ReuseDialog programId={program.id} onClose={() => setReusing(false)} />}</Suspense>
          {editor.render((content, close) => (
            <ContentDialog programId={program.id} content={content} onClose={close} />
          ))}
        </>
      )}
    </ProgramFrame>
  );
}

interface ContentListProps {
  program: WholeProgram;
  add: ReactNode;
  onOpen: (content: ContentRowFragment) => void;
}

function ContentList({ program, add, onOpen }: ContentListProps) {
  const mayEdit = can('programs.edit');
  const { contents, save, moveBy } = useContentOrder(program);
  const { remove } = useDelete({
    ask: ({ title }: ContentRowFragment) => ({
      title: `Delete “${title}”?`,
      message: 'Patients no longer see it. What they have completed stays on record.',
    }),
    run: ({ id }) => request(DeleteContentDocument, { id }),
    done: 'Content deleted',
    refreshes: PROGRAMS,
  });
  return (
    <DragDropProvider
      onDragEnd={(event) => {
        if (event.canceled) return;
        void save(
          move(
            contents.map(({ id }) => ({ id })),
            event,
          ).map(({ id }) => id),
        );
      }}
    >
      <ReadRows
        label="Program content"
        read={allRows(contents)}
        empty={{
          icon: IconListDetails,
          title: 'No content yet',
          detail: 'Add texts, documents, questionnaires, tasks and messages, each released on a set day.',
          action: add,
        }}
      >
        {(content, index) => (
          <ContentRow
            content={content}
            index={index}
            count={contents.length}
            mayEdit={mayEdit}
            onOpen={() => onOpen(content)}
            onMove={(by) => moveBy(index, by)}
            onRemove={() => remove(content)}
          />
        )}
      </ReadRows>
    </DragDropProvider>
  );
}

/** Returns the content in the user's order, until the saved order is loaded. */
function useContentOrder(program: WholeProgram) {
  const [order, setOrder] = useState<readonly string[]>(() => program.contents.map(({ id }) => id));
  useEffect(() => setOrder(program.contents.map(({ id }) => id)), [program.contents]);
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
  const contents = order.flatMap((id) => program.contents.find((content) => content.id === id) ?? []);
  return { contents, save, moveBy };
}
