import { IconFileText } from '@tabler/icons-react';
import { lazy } from '#kit/module/lazy.ts';
import { request } from '#kit/api/request.ts';
import { refreshAll, type Refreshes, useApiQuery } from '#kit/api/use-api.ts';
import { useDelete } from '#kit/forms/use-delete.ts';
import { useLive } from '#kit/live/use-live.ts';
import { Panel } from '#kit/page/panel.tsx';
import { ReadRows } from '#kit/rows/read-rows.tsx';
import { AddButton, EditDelete } from '#kit/rows/row-buttons.tsx';
import { Row } from '#kit/rows/row.tsx';
import { useEditor } from '#kit/rows/use-editor.tsx';
import type { TemplateKind } from '../../rules/index.ts';
import {
  DeleteTextTemplateDocument,
  type TextTemplateRowFragment,
  TextTemplatesDocument,
} from '../message.operations.gen.ts';
import { TEMPLATE_WORDS } from './template-words.ts';

const TemplateDialog = lazy(() => import('./template-dialog.tsx').then((file) => ({ default: file.TemplateDialog })));

const TEMPLATES: Refreshes = [['message', 'TextTemplates']];

/** The clinic's templates of one kind, to create and edit. */
export function TemplateList({ kind }: { kind: TemplateKind }) {
  useLive('messages.templates-changed', () => refreshAll(TEMPLATES));
  const read = useApiQuery(TextTemplatesDocument, { kind }, { quiet: true });
  const editor = useEditor(read.data?.text_templates);
  const { remove } = useDelete({
    ask: ({ title }: TextTemplateRowFragment) => ({
      title: `Delete “${title}”?`,
      message: 'Messages and letters written with it are not changed.',
    }),
    run: ({ id }) => request(DeleteTextTemplateDocument, { id }),
    done: 'Template deleted',
    refreshes: TEMPLATES,
  });
  const { title, empty } = TEMPLATE_WORDS[kind];
  return (
    <Panel
      title={title}
      flush
      actions={
        <AddButton small onClick={editor.add}>
          New template
        </AddButton>
      }
    >
      <ReadRows
        label={title}
        read={read}
        rows={({ text_templates: templates }) => templates}
        empty={{ icon: IconFileText, title: empty, detail: 'Templates save retyping the same text.' }}
      >
        {(template) => (
          <Row
            title={template.title}
            subtitle={template.body.slice(0, 140)}
            actions={
              <EditDelete of={template.title} onEdit={() => editor.edit(template)} onDelete={() => remove(template)} />
            }
          />
        )}
      </ReadRows>
      {editor.render((template, close) => (
        <TemplateDialog kind={kind} template={template} onClose={close} />
      ))}
    </Panel>
  );
}
