import { Textarea, TextInput } from '@mantine/core';
import { useApiQuery } from '#kit/api/use-api.ts';
import { ReadHint } from '#kit/feedback/read-hint.tsx';
import { Panel } from '#kit/page/panel.tsx';
import { EventKindsDocument } from '../calendar.operations.gen.ts';
import { SentFor } from './sent-for.tsx';
import classes from './editor.module.css';
import type { QuestionnaireEditorState } from './use-questionnaire-editor.ts';

/** A questionnaire's name, description and event types. */
export function AboutPanel({ editing }: { editing: QuestionnaireEditorState }) {
  const { edited, issues, isLocked, set } = editing;
  const read = useApiQuery(EventKindsDocument, {}, { quiet: true });
  const kinds = read.data?.practice_info.event_categories ?? [];
  return (
    <Panel title="About">
      <div className={classes.about}>
        <TextInput
          label="Name"
          withAsterisk
          disabled={isLocked}
          maxLength={120}
          value={edited.name}
          error={issues['name']}
          onChange={(event) => set({ name: event.currentTarget.value })}
        />
        <TextInput
          label="Type"
          withAsterisk
          disabled={isLocked}
          maxLength={60}
          value={edited.type}
          error={issues['type']}
          onChange={(event) => set({ type: event.currentTarget.value })}
        />
        <Textarea
          label="Comments"
          disabled={isLocked}
          autosize
          minRows={1}
          maxRows={6}
          maxLength={2000}
          value={edited.comments}
          error={issues['comments']}
          onChange={(event) => set({ comments: event.currentTarget.value })}
        />
        <SentFor kinds={kinds} value={edited.asked_for} onChange={(asked_for) => set({ asked_for })} />
        <ReadHint read={read} label="Event types" />
      </div>
    </Panel>
  );
}
