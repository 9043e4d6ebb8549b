import '@mantine/core/styles/Checkbox.layer.css';
import { Button, Stack } from '@mantine/core';
import { useState } from 'react';
import { useApiMutation } from '#kit/api/use-api.ts';
import { toast } from '#kit/feedback/toast.ts';
import { CheckboxField } from '#kit/forms/checkbox-field.tsx';
import { Form } from '#kit/forms/form.tsx';
import { TextField } from '#kit/forms/text-field.tsx';
import { TextareaField } from '#kit/forms/textarea-field.tsx';
import { useApiForm } from '#kit/forms/use-api-form.ts';
import { confirm } from '#kit/windows/confirm.ts';
import { termsInput } from '../../rules/index.ts';
import { ChangedNotice } from '../changed-notice.tsx';
import {
  DeleteTermsDraftDocument,
  PublishTermsDocument,
  SaveTermsDraftDocument,
  type TermsPartsFragment,
} from '../registration.operations.gen.ts';
import classes from '../settings.module.css';
import { useLatest } from '../use-latest.ts';
import { TermsText } from './terms-text.tsx';

interface TermsEditorProps {
  draft: TermsPartsFragment | null;
  /** What is in force: a new version begins from it. */
  current: TermsPartsFragment | null;
  onClose: () => void;
}

const refreshes = ['registration'];

/** Writes the draft of the next terms, and puts it into force. */
export function TermsEditor({ draft, current, onClose }: TermsEditorProps) {
  const latest = useLatest(draft?.version ?? 0);
  const [preview, setPreview] = useState<string | null>(null);
  const { mutateAsync: save } = useApiMutation(SaveTermsDraftDocument, { refreshes, quiet: true });
  const { mutateAsync: publish } = useApiMutation(PublishTermsDocument, { refreshes, quiet: true });
  const remove = useApiMutation(DeleteTermsDraftDocument, {
    refreshes,
    onDone: () => {
      toast.success('The draft is gone.');
      onClose();
    },
  });
  const begun = draft ?? current;
  const values = { title: begun?.title ?? '', text: begun?.text ?? '', must_accept: begun?.must_accept ?? true };
  // Which of the two buttons was pressed.
  const [publishing, setPublishing] = useState(false);
  const form = useApiForm({
    rules: termsInput,
    initialValues: values,
    draftKey: `practice/terms/${draft?.id ?? 'new'}`,
    began: latest.began,
    submit: async (input) => {
      const { terms_draft_save: saved } = await save({
        id: draft?.id ?? null,
        version: draft === null ? null : latest.version,
        input,
      });
      latest.begin(saved.version);
      if (!publishing) {
        toast.success('The draft was saved.');
        onClose();
        return;
      }
      const sure = await confirm({
        title: 'Publish this version?',
        message: input.must_accept
          ? 'From now on everybody is asked to accept it at their next sign-in, before they can go on. What is published can’t be changed any more, only replaced.'
          : 'Everybody can read it from now on. What is published can’t be changed any more, only replaced.',
        confirm: 'Publish',
      });
      if (sure) {
        await publish({ id: saved.id, version: saved.version });
        toast.success('The terms are in force.');
      } else toast.success('The draft was saved.');
      onClose();
    },
  });
  const takeAway = async (): Promise<void> => {
    if (draft === null) return;
    const sure = await confirm({
      title: 'Delete this draft?',
      message: 'What is in force stays in force.',
      confirm: 'Delete draft',
      danger: true,
    });
    if (sure) remove.mutate({ id: draft.id, version: latest.version });
  };
  return (
    <Form form={form} label="Terms">
      {latest.changed && (
        <ChangedNotice
          what="this draft"
          onTake={() => {
            form.draft.discard();
            form.setValues(values);
            latest.begin(latest.version);
          }}
        />
      )}
      <TextField form={form} name="title" label="Title" required autoComplete="off" />
      <TextareaField
        form={form}
        name="text"
        label="Text"
        description="An empty line begins a paragraph; a line that begins with # is a heading, lines that begin with - are a list"
        required
        minRows={10}
        maxRows={24}
      />
      <CheckboxField form={form} name="must_accept" label="Everybody has to accept it before they go on" />
      {preview !== null && (
        <Stack gap={0} className={classes.gateText} role="region" aria-label="Preview">
          <TermsText text={preview} />
        </Stack>
      )}
      <div className={classes.foot}>
        {draft !== null && (
          <Button className={classes.start} variant="default" color="red" onClick={() => void takeAway()}>
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
