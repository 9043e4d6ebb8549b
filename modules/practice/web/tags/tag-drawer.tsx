import '@mantine/core/styles/Combobox.layer.css';
import { Button, Select, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { request } from '#kit/api/request.ts';
import { refreshQueries, useApiMutation } from '#kit/api/use-api.ts';
import { toast } from '#kit/feedback/toast.ts';
import { ColourField } from '#kit/forms/fields/colour-field.tsx';
import { FormDrawer } from '#kit/forms/form-drawer.tsx';
import { TextField } from '#kit/forms/fields/text-field.tsx';
import { useDelete } from '#kit/forms/use-delete.ts';
import { useRecordForm } from '#kit/forms/use-record-form.ts';
import { confirm } from '#kit/windows/confirm.ts';
import { LONGEST_TAG, tagInput } from '../../rules/index.ts';
import {
  ClinicTagsDocument,
  CreateTagDocument,
  DeleteTagDocument,
  MergeTagDocument,
  UpdateTagDocument,
} from '../registration.operations.gen.ts';
import classes from '../settings.module.css';
import { patientsText, type Tag } from './tag-words.ts';

interface TagDrawerProps {
  /** Null for a new one. */
  tag: Tag | null;
  others: readonly Tag[];
  onClose: () => void;
}

/** A tag: its name and color, merging and deleting it. */
export function TagDrawer({ tag, others, onClose }: TagDrawerProps) {
  const onSaved = (): void => {
    refreshQueries('registration');
    onClose();
  };
  const form = useRecordForm({
    row: tag,
    values: (row) => ({ tag: row?.tag ?? '', color: row?.color ?? '#1b837f' }),
    rules: tagInput,
    draft: 'practice/tag',
    says: (row) => `“${row.tag}”`,
    read: async () => (await request(ClinicTagsDocument, {})).clinic_tags.find(({ id }) => id === tag?.id),
    create: ({ tag: tag_name, color }) => request(CreateTagDocument, { tag_name, color }),
    update: ({ tag: name, color }, version) => request(UpdateTagDocument, { id: tag!.id, version, name, color }),
    done: ['Tag created.', 'Tag saved.'],
    onSaved,
  });
  const { remove, busy } = useDelete({
    ask: ({ tag: word, patient_count: count }: Tag) => ({
      title: `Delete “${word}”?`,
      message:
        count === 0
          ? 'No patients have this tag.'
          : `It will be removed from ${patientsText(count)}. To keep these patients grouped, merge it into another tag.`,
      confirm: 'Delete tag',
    }),
    run: ({ id, version }) => request(DeleteTagDocument, { id, version }),
    done: ({ clinic_tag_delete: { patient_count: count } }) => `Tag deleted and removed from ${patientsText(count)}.`,
    onDone: onSaved,
  });
  return (
    <FormDrawer
      form={form}
      title={tag?.tag ?? 'New tag'}
      other={
        tag !== null && (
          <Button variant="default" color="red" loading={busy} onClick={() => remove(tag)}>
            Delete
          </Button>
        )
      }
      below={tag !== null && others.length > 0 && <MergeTag tag={tag} others={others} onClose={onClose} />}
      onClose={onClose}
    >
      <TextField
        form={form}
        name="tag"
        label="Tag"
        required
        maxLength={LONGEST_TAG}
        data-autofocus
        autoComplete="off"
      />
      <ColourField form={form} name="color" label="Color" withAsterisk />
      {tag !== null && tag.patient_count > 0 && (
        <Text size="sm" c="dimmed">
          {patientsText(tag.patient_count)} with this tag will show the new name and color.
        </Text>
      )}
    </FormDrawer>
  );
}

function MergeTag({ tag, others, onClose }: { tag: Tag; others: readonly Tag[]; onClose: () => void }) {
  const [into, setInto] = useState<string | null>(null);
  const merge = useApiMutation(MergeTagDocument, {
    refreshes: ['registration'],
    onDone: ({ clinic_tag_merge: { patient_count: count } }) => {
      toast.success(`“${tag.tag}” merged: ${patientsText(count)}.`);
      onClose();
    },
  });
  const ask = async (): Promise<void> => {
    const other = others.find(({ id }) => id === into);
    if (other === undefined) return;
    const sure = await confirm({
      title: `Merge “${tag.tag}” into “${other.tag}”?`,
      message: `${patientsText(tag.patient_count)} will have “${other.tag}” instead, and “${tag.tag}” will be deleted. This can’t be undone.`,
      confirm: 'Merge',
      danger: true,
    });
    if (sure) merge.mutate({ id: tag.id, into_id: other.id });
  };
  return (
    <Stack gap="xs" mt="xl" role="group" aria-label="Merge">
      <Select
        label="Merge into another tag"
        description={`Patients with “${tag.tag}” get the other tag instead`}
        placeholder="Choose a tag"
        searchable
        data={others.map(({ id, tag: word }) => ({ value: id, label: word }))}
        value={into}
        onChange={setInto}
      />
      <Button
        variant="default"
        className={classes.start}
        disabled={into === null}
        loading={merge.isPending}
        onClick={() => void ask()}
      >
        Merge
      </Button>
    </Stack>
  );
}
