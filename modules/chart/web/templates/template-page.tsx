import { Button } from '@mantine/core';
import { IconTemplate, IconTrash } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { lazy } from '#kit/module/lazy.ts';
import { request } from '#kit/api/request.ts';
import { type Refreshes, refreshAll, useApiMutation, useApiQuery } from '#kit/api/use-api.ts';
import { toast } from '#kit/feedback/toast.ts';
import { FilterBar } from '#kit/filters/filter-bar.tsx';
import { SearchBox } from '#kit/filters/search-box.tsx';
import { useDelete } from '#kit/forms/use-delete.ts';
import { useLive } from '#kit/live/use-live.ts';
import { PageHeader } from '#kit/page/page-header.tsx';
import { Page } from '#kit/page/page.tsx';
import { Panel } from '#kit/page/panel.tsx';
import { ReadRows } from '#kit/rows/read-rows.tsx';
import { AddButton, RowButton, RowIcon } from '#kit/rows/row-buttons.tsx';
import { RowList } from '#kit/rows/row-list.tsx';
import { Row } from '#kit/rows/row.tsx';
import { useEditor } from '#kit/rows/use-editor.tsx';
import { can } from '#kit/session/viewer.ts';
import {
  ChartTemplatesDocument,
  DeleteTemplateDocument,
  ReactivateTemplateDocument,
  type TemplateRowFragment,
} from '../chart.operations.gen.ts';

const TemplateDialog = lazy(() => import('./template-dialog.tsx').then((file) => ({ default: file.TemplateDialog })));
const StarterDialog = lazy(() => import('./starter-dialog.tsx').then((file) => ({ default: file.StarterDialog })));
const TEMPLATES: Refreshes = [['chart', 'ChartTemplates']];

/** /settings/chart-template: the templates of the clinic and the user's own. */
export function TemplatePage() {
  useLive('chart.templates-changed', () => refreshAll(TEMPLATES));
  const [search, setSearch] = useState('');
  const read = useApiQuery(
    ChartTemplatesDocument,
    { search: search === '' ? null : search, deleted: true },
    { keepPrevious: true, quiet: true },
  );
  const [isAdding, setAdding] = useState(false);
  const editor = useEditor(read.data?.chart_template_search);
  const unused = read.data?.chart_template_search.filter((row) => !isUsed(row)) ?? [];
  return (
    <Page>
      <PageHeader title="Chart Templates" detail="Type a period and the nickname in a note to insert one">
        <Button variant="default" onClick={() => setAdding(true)} disabled={read.data === undefined}>
          Starter templates
        </Button>
        <AddButton onClick={editor.add}>New template</AddButton>
      </PageHeader>
      <FilterBar>
        <SearchBox label="Search templates" placeholder="Name or nickname" onSearch={setSearch} />
      </FilterBar>
      <Panel title="Active" flush>
        <ReadRows
          label="Active templates"
          read={read}
          rows={({ chart_template_search: templates }) => templates.filter(isUsed)}
          empty={{
            icon: IconTemplate,
            title: search === '' ? 'No templates yet' : `No results for “${search}”`,
            detail: 'Templates save retyping common text and leave blanks for the details.',
          }}
        >
          {(template) => <TemplateRow template={template} onEdit={() => editor.edit(template)} />}
        </ReadRows>
      </Panel>
      {unused.length > 0 && (
        <Panel title="Inactive" flush>
          <RowList label="Inactive templates">
            {unused.map((template) => (
              <UnusedTemplate key={template.id} template={template} />
            ))}
          </RowList>
        </Panel>
      )}
      {isAdding && (
        <Suspense fallback={null}>
          <StarterDialog
            taken={new Set(read.data?.chart_template_search.filter(isUsed).map(({ nickname }) => nickname))}
            refreshes={TEMPLATES}
            onClose={() => setAdding(false)}
          />
        </Suspense>
      )}
      {editor.render((template, close) => (
        <TemplateDialog template={template} onClose={close} />
      ))}
    </Page>
  );
}

const isUsed = ({ deleted_time }: TemplateRowFragment): boolean => deleted_time === null;
const mayChange = ({ access_level }: TemplateRowFragment): boolean => access_level === 'private' || can('chart.setup');

function TemplateRow({ template, onEdit }: { template: TemplateRowFragment; onEdit: () => void }) {
  const { name, nickname, access_level, owner_name } = template;
  const { remove } = useDelete({
    run: ({ id }: TemplateRowFragment) => request(DeleteTemplateDocument, { id }),
    done: 'Template deactivated',
    undo: ({ id }) => request(ReactivateTemplateDocument, { id }),
    refreshes: TEMPLATES,
  });
  return (
    <Row
      title={name}
      subtitle={[`.${nickname}`, access_level === 'clinic' ? `Clinic template by ${owner_name}` : 'Your template']}
      onOpen={mayChange(template) ? onEdit : undefined}
      actions={
        mayChange(template) && (
          <RowIcon label={`Deactivate ${name}`} icon={IconTrash} onClick={() => remove(template)} />
        )
      }
    />
  );
}

function UnusedTemplate({ template }: { template: TemplateRowFragment }) {
  const { id, name, nickname } = template;
  const back = useApiMutation(ReactivateTemplateDocument, {
    refreshes: TEMPLATES,
    onDone: () => toast.success('Template reactivated'),
  });
  return (
    <Row
      title={name}
      subtitle={`.${nickname}`}
      actions={
        mayChange(template) && (
          <RowButton of={name} busy={back.isPending} onClick={() => back.mutate({ id })}>
            Reactivate
          </RowButton>
        )
      }
    />
  );
}
