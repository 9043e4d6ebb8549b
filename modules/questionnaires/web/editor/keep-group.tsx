import '@mantine/core/styles/Combobox.layer.css';
import '@mantine/core/styles/Pill.layer.css';
import '@mantine/core/styles/PillsInput.layer.css';
import { Button, Modal, TagsInput, TextInput } from '@mantine/core';
import { useState } from 'react';
import { ApiError } from '#kit/api/api-error.ts';
import { request } from '#kit/api/request.ts';
import { refreshQueries } from '#kit/api/use-api.ts';
import { reportError } from '#kit/feedback/report-error.ts';
import { toast } from '#kit/feedback/toast.ts';
import { toWire } from '../../rules/wire-question.ts';
import { CreateQuestionGroupDocument, type QuestionInput } from '../chart.operations.gen.ts';
import classes from './editor.module.css';
import type { EditedQuestionnaire } from './edited-questionnaire.ts';

interface KeepGroupProps {
  edited: EditedQuestionnaire;
  onClose: () => void;
}

/** Keeps the questions of the editor for other questionnaires. */
export function KeepGroup({ edited, onClose }: KeepGroupProps) {
  const [key] = useState(() => crypto.randomUUID());
  const [values, setValues] = useState({ name: edited.name, group_type: edited.type, tags: [] as string[] });
  const [issues, setIssues] = useState<Readonly<Record<string, string>>>({});
  const save = async (): Promise<void> => {
    try {
      const questions = toWire(edited.questions) as QuestionInput[];
      await request(CreateQuestionGroupDocument, { input: { ...values, questions }, key });
      refreshQueries('chart', 'QuestionGroups');
      toast.success('Group kept');
      onClose();
    } catch (error) {
      if (error instanceof ApiError && error.issues.length > 0)
        setIssues(Object.fromEntries(error.issues.map(({ path, message }) => [path.replace(/^input\./, ''), message])));
      else reportError(error);
    }
  };
  const other = Object.entries(issues).find(([path]) => path.startsWith('questions'))?.[1];
  return (
    <Modal opened onClose={onClose} title="Keep as group" closeButtonProps={{ 'aria-label': 'Close' }}>
      <div className={classes.fields}>
        <TextInput
          label="Name"
          withAsterisk
          value={values.name}
          error={issues['name']}
          onChange={(event) => setValues({ ...values, name: event.currentTarget.value })}
        />
        <TextInput
          label="Type"
          withAsterisk
          value={values.group_type}
          error={issues['group_type']}
          onChange={(event) => setValues({ ...values, group_type: event.currentTarget.value })}
        />
        <TagsInput label="Tags" value={values.tags} onChange={(tags) => setValues({ ...values, tags })} />
        {other !== undefined && <p className={classes.problem}>{other}</p>}
      </div>
      <div className={classes.actions}>
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <Button onClick={() => void save()}>Keep</Button>
      </div>
    </Modal>
  );
}
