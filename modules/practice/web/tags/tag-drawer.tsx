import '@mantine/core/styles/Combobox.layer.css';
import { Button, Select, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useApiMutation } from '#kit/api/use-api.ts';
import { toast } from '#kit/feedback/toast.ts';
import { ColourField } from '#kit/forms/colour-field.tsx';
import { CancelButton } from '#kit/forms/cancel-button.tsx';
import { Form } from '#kit/forms/form.tsx';
import { TextField } from '#kit/forms/text-field.tsx';
import { useApiForm } from '#kit/forms/use-api-form.ts';
import { confirm } from '#kit/windows/confirm.ts';
import { RightDrawer } from '#kit/windows/right-drawer.tsx';
import { LONGEST_TAG, tagInput } from '../../rules/index.ts';
import { ChangedNotice } from '../changed-notice.tsx';
import {
  CreateTagDocument,
  DeleteTagDocument,
  MergeTagDocument,
  UpdateTagDocument,
} from '../registration.operations.gen.ts';
import classes from '../settings.module.css';
import { useLatest } from '../use-latest.ts';
import { patientsText, type Tag } from './tag-words.ts';

const refreshes = ['registration'];

interface TagDrawerProps {
  /** Null for a new one. */
  tag: Tag | null;
  others: readonly Tag[];
  onClose: () => void;
}

/** A tag: its word and colour, making it one with another, taking it away. */
export function TagDrawer({ tag, others, onClose }: TagDrawerProps) {
  return (
    <RightDrawer title={tag?.tag ?? 'New tag'} onClose={onClose}>
      <Stack gap="xl">
        <TagForm tag={tag} onClose={onClose} />
        {tag !== null && others.length > 0 && <MergeTag tag={tag} others={others} onClose={onClose} />}
      </Stack>
    </RightDrawer>
  );
}

function TagForm({ tag, onClose }: { tag: Tag | null; onClose: () => void }) {
  const latest = useLatest(tag?.version ?? 0);
  const { mutateAsync: create } = useApiMutation(CreateTagDocument, { refreshes, quiet: true });
  const { mutateAsync: update } = useApiMutation(UpdateTagDocument, { refreshes, quiet: true });
  const remove = useApiMutation(DeleteTagDocument, {
    refreshes,
    onDone: ({ clinic_tag_delete: { patient_count: count } }) => {
      toast.success(`The tag is gone, from ${patientsText(count)} too.`);
      onClose();
    },
  });
  const form = useApiForm({
    rules: tagInput,
    initialValues: { tag: tag?.tag ?? '', color: tag?.color ?? '#1b837f' },
    draftKey: `practice/tag/${tag?.id ?? 'new'}`,
    began: latest.began,
    submit: async ({ tag: word, color }) => {
      if (tag === null) await create({ tag_name: word, color });
      else await update({ id: tag.id, version: latest.version, name: word, color });
      toast.success(`“${word}” was saved.`);
      onClose();
    },
  });
  const takeAway = async (gone: Tag): Promise<void> => {
    const sure = await confirm({
      title: `Delete “${gone.tag}”?`,
      message:
        gone.patient_count === 0
          ? 'No patient carries it.'
          : `${patientsText(gone.patient_count)} carry it now and lose it. To keep them together, merge it into another tag.`,
      confirm: 'Delete tag',
      danger: true,
    });
    if (sure) remove.mutate({ id: gone.id, version: gone.version });
  };
  return (
    <Form form={form} label="Tag">
      {latest.changed && tag !== null && (
        <ChangedNotice
          what="this tag"
          onTake={() => {
            form.draft.discard();
            form.setValues({ tag: tag.tag, color: tag.color });
            latest.begin(tag.version);
          }}
        />
      )}
      <TextField
        form={form}
        name="tag"
        label="Tag"
        required
        maxLength={LONGEST_TAG}
        data-autofocus
        autoComplete="off"
      />
      <ColourField form={form} name="color" label="Colour" withAsterisk />
      {tag !== null && tag.patient_count > 0 && (
        <Text size="sm" c="dimmed">
          {patientsText(tag.patient_count)} carry it and get the new word and colour with it.
        </Text>
      )}
      <div className={classes.foot}>
        {tag !== null && (
          <Button
            className={classes.start}
            variant="default"
            color="red"
            loading={remove.isPending}
            onClick={() => void takeAway(tag)}
          >
            Delete
          </Button>
        )}
        <CancelButton />
        <Button type="submit" loading={form.submitting}>
          Save
        </Button>
      </div>
    </Form>
  );
}

function MergeTag({ tag, others, onClose }: { tag: Tag; others: readonly Tag[]; onClose: () => void }) {
  const [into, setInto] = useState<string | null>(null);
  const merge = useApiMutation(MergeTagDocument, {
    refreshes,
    onDone: ({ clinic_tag_merge: { patient_count: count } }) => {
      toast.success(`“${tag.tag}” is merged: ${patientsText(count)}.`);
      onClose();
    },
  });
  const ask = async (): Promise<void> => {
    const other = others.find(({ id }) => id === into);
    if (other === undefined) return;
    const sure = await confirm({
      title: `Merge “${tag.tag}” into “${other.tag}”?`,
      message: `${patientsText(tag.patient_count)} carry “${other.tag}” from then on, and “${tag.tag}” is gone. This can’t be undone.`,
      confirm: 'Merge',
      danger: true,
    });
    if (sure) merge.mutate({ id: tag.id, into_id: other.id });
  };
  return (
    <Stack gap="xs" role="group" aria-label="Merge">
      <Select
        label="Merge into another tag"
        description={`Whoever carries “${tag.tag}” carries the other one instead`}
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
