import { ActionIcon, Button, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconPlus, IconSearch, IconTemplate, IconTrash } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { refreshQueries, useApiMutation, useApiQuery } from '#kit/api/use-api.ts';
import { EmptyState } from '#kit/feedback/empty-state.tsx';
import { ErrorState } from '#kit/feedback/error-state.tsx';
import { RowsSkeleton } from '#kit/feedback/skeletons.tsx';
import { toast } from '#kit/feedback/toast.ts';
import { useLive } from '#kit/live/use-live.ts';
import { PageHeader } from '#kit/page/page-header.tsx';
import { Page } from '#kit/page/page.tsx';
import { Panel } from '#kit/page/panel.tsx';
import { can } from '#kit/session/viewer.ts';
import {
  ChartTemplatesDocument,
  DeleteTemplateDocument,
  ReactivateTemplateDocument,
  type TemplateRowFragment,
} from '../chart.operations.gen.ts';
import classes from '../side/side.module.css';

const TemplateDialog = lazy(() => import('./template-dialog.tsx').then((file) => ({ default: file.TemplateDialog })));
const refreshes = [['chart', 'ChartTemplates']] as const;

/** /settings/chart-template: what notes begin with, the clinic's and one's own. */
export function TemplatePage() {
  const [search, setSearch] = useState('');
  const [sought] = useDebouncedValue(search.trim(), 150);
  const { data, error, status, refetch } = useApiQuery(
    ChartTemplatesDocument,
    { search: sought === '' ? null : sought, deleted: true },
    { keepPrevious: true, quiet: true },
  );
  const [editing, setEditing] = useState<TemplateRowFragment | 'new' | null>(null);
  useLive('chart.templates-changed', () => refreshQueries('chart', 'ChartTemplates'));
  const templates = data?.chart_template_search ?? [];
  const used = templates.filter(({ deleted_time }) => deleted_time === null);
  const unused = templates.filter(({ deleted_time }) => deleted_time !== null);
  return (
    <Page>
      <PageHeader title="Chart Templates" detail="Typed in a note by a dot and the nickname">
        <TextInput
          aria-label="Find a template"
          placeholder="Name or nickname"
          value={search}
          maxLength={100}
          leftSection={<IconSearch size={16} stroke={1.75} />}
          onChange={(event) => setSearch(event.currentTarget.value)}
        />
        <Button leftSection={<IconPlus size={16} stroke={1.75} />} onClick={() => setEditing('new')}>
          New template
        </Button>
      </PageHeader>
      <Panel title="In use" flush>
        {status === 'pending' && <RowsSkeleton rows={4} />}
        {status === 'error' && <ErrorState what="The templates" error={error} onRetry={() => void refetch()} />}
        {status === 'success' && used.length === 0 && (
          <EmptyState icon={IconTemplate} title={sought === '' ? 'No templates yet' : `No template for “${sought}”`}>
            A template saves typing what many notes say alike, and asks for what each of them needs.
          </EmptyState>
        )}
        <ul className={classes.list} aria-label="Templates in use">
          {used.map((template) => (
            <TemplateRow key={template.id} template={template} onEdit={() => setEditing(template)} />
          ))}
        </ul>
      </Panel>
      {unused.length > 0 && (
        <Panel title="Out of use" flush>
          <ul className={classes.list} aria-label="Templates out of use">
            {unused.map((template) => (
              <UnusedTemplate key={template.id} template={template} />
            ))}
          </ul>
        </Panel>
      )}
      {editing !== null && (
        <Suspense>
          <TemplateDialog template={editing === 'new' ? null : editing} onClose={() => setEditing(null)} />
        </Suspense>
      )}
    </Page>
  );
}

const mayChange = ({ access_level }: TemplateRowFragment): boolean => access_level === 'private' || can('chart.setup');

function TemplateRow({ template, onEdit }: { template: TemplateRowFragment; onEdit: () => void }) {
  const { id, name, nickname, access_level, owner_name } = template;
  const back = useApiMutation(ReactivateTemplateDocument, { refreshes });
  const remove = useApiMutation(DeleteTemplateDocument, {
    refreshes,
    onDone: () => toast.success('Out of use', { action: { label: 'Undo', run: () => back.mutate({ id }) } }),
  });
  return (
    <li className={classes.row}>
      <div className={classes.words}>
        {mayChange(template) ? (
          <button type="button" className={classes.name} onClick={onEdit}>
            {name}
          </button>
        ) : (
          <span className={classes.name}>{name}</span>
        )}
        <div className={classes.facts}>
          .{nickname} · {access_level === 'clinic' ? `of the clinic, by ${owner_name}` : 'your own'}
        </div>
      </div>
      {mayChange(template) && (
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={`Take ${name} out of use`}
          onClick={() => remove.mutate({ id })}
        >
          <IconTrash size={16} stroke={1.75} />
        </ActionIcon>
      )}
    </li>
  );
}

function UnusedTemplate({ template }: { template: TemplateRowFragment }) {
  const { id, name, nickname } = template;
  const back = useApiMutation(ReactivateTemplateDocument, { refreshes, onDone: () => toast.success('Back in use') });
  return (
    <li className={classes.row}>
      <div className={classes.words}>
        <span className={classes.name}>{name}</span>
        <div className={classes.facts}>.{nickname}</div>
      </div>
      {mayChange(template) && (
        <Button
          size="compact-sm"
          variant="default"
          aria-label={`Reactivate ${name}`}
          onClick={() => back.mutate({ id })}
        >
          Reactivate
        </Button>
      )}
    </li>
  );
}
