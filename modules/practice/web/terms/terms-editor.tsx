import '@mantine/core/styles/Checkbox.layer.css';
import { Button, Stack } from '@mantine/core';
import { useState } from 'react';
import { request } from '#kit/api/request.ts';
import { refreshQueries } from '#kit/api/use-api.ts';
import { toast } from '#kit/feedback/toast.ts';
import { CheckboxField } from '#kit/forms/fields/checkbox-field.tsx';
import { Form } from '#kit/forms/form.tsx';
import { TextField } from '#kit/forms/fields/text-field.tsx';
import { TextareaField } from '#kit/forms/fields/textarea-field.tsx';
import { useDelete } from '#kit/forms/use-delete.ts';
import { useRecordForm } from '#kit/forms/use-record-form.ts';
import { confirm } from '#kit/windows/confirm.ts';
import { type TermsFields, termsInput } from '../../rules/index.ts';
import {
  DeleteTermsDraftDocument,
  PublishTermsDocument,
  SaveTermsDraftDocument,
  type TermsPartsFragment,
  TermsVersionsDocument,
} from '../registration.operations.gen.ts';
import classes from '../settings.module.css';
import { TermsText } from './terms-text.tsx';

interface TermsEditorProps {
  draft: TermsPartsFragment | null;
  /** The current terms, which a new version starts from. */
  current: TermsPartsFragment | null;
  onClose: () => void;
}

/** Edits the draft of the next terms, and publishes it. */
export function TermsEditor({ draft, current, onClose }: TermsEditorProps) {
  const [preview, setPreview] = useState<string | null>(null);
  // Tracks which of the two buttons was pressed.
  const [publishing, setPublishing] = useState(false);
  const onSaved = (): void => {
    refreshQueries('registration');
    onClose();
  };
  const save = async (input: TermsFields, version: number | null): Promise<void> => {
    const { terms_draft_save: saved } = await request(SaveTermsDraftDocument, {
      id: draft?.id ?? null,
      version,
      input,
    });
    const sure =
      publishing &&
      (await confirm({
        title: 'Publish this version?',
        message: input.must_accept
          ? 'All members will be asked to accept it the next time they sign in. A published version can’t be changed, only replaced.'
          : 'All members can read it. A published version can’t be changed, only replaced.',
        confirm: 'Publish',
      }));
    if (sure) await request(PublishTermsDocument, { id: saved.id, version: saved.version });
    toast.success(sure ? 'Terms published.' : 'Draft saved.');
  };
  const form = useRecordForm({
    row: draft,
    values: (row) => {
      const begun = row ?? current;
      return { title: begun?.title ?? '', text: begun?.text ?? '', must_accept: begun?.must_accept ?? true };
    },
    rules: termsInput,
    draft: 'practice/terms',
    says: ({ title }) => title,
    read: async () => (await request(TermsVersionsDocument, {})).terms_versions.find(({ id }) => id === draft?.id),
    create: (input) => save(input, null),
    update: save,
    done: null,
    onSaved,
  });
  const { remove } = useDelete({
    ask: () => ({
      title: 'Delete this draft?',
      message: 'The published version stays in effect.',
      confirm: 'Delete draft',
    }),
    run: ({ id, version }: TermsPartsFragment) => request(DeleteTermsDraftDocument, { id, version }),
    done: () => 'Draft deleted.',
    onDone: onSaved,
  });
  return (
    <Form form={form} label="Terms">
      <TextField form={form} name="title" label="Title" required autoComplete="off" />
      <TextareaField
        form={form}
        name="text"
        label="Text"
        description="Separate paragraphs with an empty line. Begin headings with # and list items with -"
        required
        minRows={10}
        maxRows={24}
      />
      <CheckboxField form={form} name="must_accept" label="Require members to accept it before they continue" />
      {preview !== null && (
        <Stack gap={0} className={classes.gateText} role="region" aria-label="Preview">
          <TermsText text={preview} />
        </Stack>
      )}
      <div className={classes.foot}>
        {draft !== null && (
          <Button className={classes.start} variant="default" color="red" onClick={() => remove(draft)}>
            Delete draft
          </Button>
        )}
        <Button
          variant="subtle"
          color="gray"
          onClick={() => setPreview(preview === null ? form.inner.getValues().text : null)}
        >
          {preview === null ? 'Preview' : 'Close preview'}
        </Button>
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <Button
          type="submit"
          variant="default"
          loading={form.submitting && !publishing}
          onClick={() => setPublishing(false)}
        >
          Save draft
        </Button>
        <Button type="submit" loading={form.submitting && publishing} onClick={() => setPublishing(true)}>
          Publish
        </Button>
      </div>
    </Form>
  );
}
