import { IconTags } from '@tabler/icons-react';
import { refreshQueries, useApiQuery } from '#kit/api/use-api.ts';
import { formatDay } from '#kit/formats/day.ts';
import { dayOf } from '#kit/formats/instant.ts';
import { useLive } from '#kit/live/use-live.ts';
import { ListPage } from '#kit/page/list-page.tsx';
import type { DataColumn } from '#kit/table/data-column.ts';
import { ClinicTagsDocument } from '../registration.operations.gen.ts';
import classes from '../settings.module.css';
import { TagDrawer } from './tag-drawer.tsx';
import { patientsText, type Tag } from './tag-words.ts';

const dotted = ({ tag, color }: Tag): React.ReactNode => (
  <>
    <span className={classes.dot} style={{ background: color }} />
    {tag}
  </>
);
const columns: readonly DataColumn<Tag>[] = [
  { id: 'tag', title: 'Tag', width: 'minmax(12rem, 2fr)', phone: 'title', cell: dotted },
  { id: 'patients', title: 'Patients', width: '9rem', phone: 'aside', cell: (row) => patientsText(row.patient_count) },
  { id: 'created', title: 'Created', width: '9rem', phone: 'hidden', cell: (row) => formatDay(dayOf(row.create_time)) },
];

/** /settings/tag-management: the clinic's patient tags. */
export function TagsPage() {
  const read = useApiQuery(ClinicTagsDocument, {});
  useLive('practice.tag-changed', () => refreshQueries('registration', 'ClinicTags'));
  const all = read.data?.clinic_tags ?? [];
  return (
    <ListPage
      title="Tag Management"
      detail={(tags) => `${tags.length} tags`}
      label="The tags"
      read={read}
      rows={({ clinic_tags: tags }) => tags}
      columns={columns}
      rowId={({ id }) => id}
      search={{ label: 'Search tags', of: ({ tag }) => tag }}
      add="New tag"
      renderForm={(tag, close) => (
        <TagDrawer tag={tag} others={all.filter(({ id }) => id !== tag?.id)} onClose={close} />
      )}
      empty={{
        icon: IconTags,
        title: 'No tags yet',
        why: 'Tags mark patients who have something in common, e.g. “Diabetes” or “Interpreter”.',
      }}
    />
  );
}
