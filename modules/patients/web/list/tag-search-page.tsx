import '@mantine/core/styles/Combobox.layer.css';
import '@mantine/core/styles/Pill.layer.css';
import '@mantine/core/styles/PillsInput.layer.css';
import '@mantine/core/styles/SegmentedControl.layer.css';
import { Group, MultiSelect, SegmentedControl } from '@mantine/core';
import { IconTags, IconUserSearch } from '@tabler/icons-react';
import { type ComponentType, useMemo, useState } from 'react';
import { lazy } from '#kit/module/lazy.ts';
import { refreshQueries, useApiQuery, useRows } from '#kit/api/use-api.ts';
import type { EmptyContent } from '#kit/feedback/empty-state.tsx';
import { LazyArea } from '#kit/feedback/lazy-area.tsx';
import { ReadHint } from '#kit/feedback/read-hint.tsx';
import { useLive } from '#kit/live/use-live.ts';
import type { TaggedKind, TaggedListProps } from '#kit/module/web-module.ts';
import { webModules } from '#kit/module/web-modules.ts';
import { PageHeader } from '#kit/page/page-header.tsx';
import { Page } from '#kit/page/page.tsx';
import { Panel } from '#kit/page/panel.tsx';
import { can } from '#kit/session/viewer.ts';
import { allRows } from '#kit/table/all-rows.ts';
import { DataTable } from '#kit/table/data-table.tsx';
import { ExportMenu } from '#kit/table/export/export-menu.tsx';
import { countText } from '../count-text.ts';
import { exportOf } from './export-of.ts';
import { patientColumns } from './patient-columns.tsx';
import { patientPath } from '../patient-path.ts';
import type { ListedPatient } from '../patient-row.ts';
import { ListChoicesDocument, PatientListDocument } from '../registration.operations.gen.ts';
import classes from './patients-page.module.css';

const MATCHES = [
  { value: 'all', label: 'All of them' },
  { value: 'any', label: 'Any of them' },
];
// The server's maximum offset; longer lists are not browsed.
const MOST_ROWS = 10_000;
const MOST_TAGS = 20;

const PATIENTS = 'patients';
const lists = new Map<string, ComponentType<TaggedListProps>>();

/** Returns the lazy list component of a kind from another module, created once. */
function listOf(kind: TaggedKind): ComponentType<TaggedListProps> {
  const known = lists.get(kind.id) ?? lazy(async () => ({ default: await kind.list() }));
  lists.set(kind.id, known);
  return known;
}

/** Returns other kinds of tagged records that the user may view. */
function taggedKinds(): readonly TaggedKind[] {
  return webModules()
    .flatMap(({ taggedKinds: kinds = [] }) => kinds)
    .filter(({ rule }) => can(rule))
    .sort((one, other) => one.order - other.order);
}

const NOTHING_CHOSEN: EmptyContent = {
  icon: IconTags,
  title: 'Choose one or more tags',
  detail: 'Records with these tags are listed here.',
};

function noneTagged(match: string): EmptyContent {
  return {
    icon: IconUserSearch,
    title: 'No patients have these tags',
    detail: match === 'all' ? 'Choose fewer tags, or “Any of them”, to see more.' : 'Choose other tags.',
  };
}

/** /settings/tag-search-object: patients and other tagged records, filtered by all or any of some tags. */
export function TagSearchPage() {
  const choices = useApiQuery(ListChoicesDocument, {}, { quiet: true });
  const [tags, setTags] = useState<readonly string[]>([]);
  const [match, setMatch] = useState('all');
  const [kindId, setKindId] = useState(PATIENTS);
  const kinds = taggedKinds();
  const kind = kinds.find(({ id }) => id === kindId);
  const List = kind && listOf(kind);
  useLive('practice.tag-changed', () => refreshQueries('registration'));
  const columns = useMemo(() => patientColumns(''), []);
  const where = match === 'all' ? { all_tags: [...tags] } : { tags: [...tags] };
  const found = useRows(
    PatientListDocument,
    { where, orderBy: null },
    {
      take: 50,
      rows: ({ search_patients }): readonly ListedPatient[] => search_patients.patient_list,
      count: ({ search_patients }) => search_patients.count,
      enabled: tags.length > 0 && kind === undefined,
    },
  );
  const rows = { ...found, hasMore: found.hasMore && found.rows.length < MOST_ROWS };
  const chosen = tags.length > 0;
  return (
    <Page fill>
      <PageHeader
        title="Quick Search"
        detail={chosen && kind === undefined && rows.count !== undefined ? countText(rows.count, true) : undefined}
      >
        {chosen && kind === undefined && can('patients.export') && (
          <ExportMenu
            source={{
              name: 'Patients by tag',
              columns,
              count: rows.count,
              ...exportOf({ where, orderBy: null }),
            }}
          />
        )}
      </PageHeader>
      <Panel fill>
        <Group p="sm" gap="xs" align="flex-end">
          <ReadHint read={choices} label="Tags" />
          <MultiSelect
            className={classes.tagChoice}
            label="Tags"
            placeholder={chosen ? '' : 'Choose tags'}
            data={choices.data?.currentClinic.clinic_tags.map(({ tag }) => tag) ?? []}
            value={[...tags]}
            onChange={setTags}
            maxValues={MOST_TAGS}
            searchable
            clearable
            clearButtonProps={{ 'aria-label': 'Clear the tags' }}
            nothingFoundMessage="No matching tags"
            comboboxProps={{ shadow: 'md' }}
          />
          <SegmentedControl aria-label="Tags" data={MATCHES} value={match} onChange={setMatch} />
          {kinds.length > 0 && (
            <SegmentedControl
              aria-label="Tagged items"
              data={[{ value: PATIENTS, label: 'Patients' }, ...kinds.map(({ id, label }) => ({ value: id, label }))]}
              value={kindId}
              onChange={setKindId}
            />
          )}
        </Group>
        {chosen && List !== undefined ? (
          <div className={classes.taggedList}>
            <LazyArea rows={5}>
              <List key={`${match} ${tags.join('\n')}`} tags={tags} any={match === 'any'} />
            </LazyArea>
          </div>
        ) : (
          <DataTable
            key={`${match}\n${tags.join('\n')}`}
            label="Patients"
            columns={columns}
            rows={chosen ? rows : allRows<ListedPatient>([])}
            rowId={({ id }) => id}
            rowPath={patientPath}
            empty={chosen ? noneTagged(match) : NOTHING_CHOSEN}
          />
        )}
      </Panel>
    </Page>
  );
}
