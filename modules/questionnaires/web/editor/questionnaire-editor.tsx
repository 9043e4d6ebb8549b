import { Button } from '@mantine/core';
import { Suspense, useState } from 'react';
import { lazy } from '#kit/module/lazy.ts';
import { ConflictNotice } from '#kit/feedback/conflict-notice.tsx';
import { Notice } from '#kit/feedback/notice.tsx';
import type { WholeQuestionnaireFragment } from '../chart.operations.gen.ts';
import { AboutPanel } from './about-panel.tsx';
import { withFreeIds } from './edited-questionnaire.ts';
import { EditorHead } from './editor-head.tsx';
import { QuestionsPanel } from './questions-panel.tsx';
import { ScoresEditor } from './scores-editor.tsx';
import { useQuestionnaireEditor } from './use-questionnaire-editor.ts';

const PreviewDialog = lazy(() => import('./preview-dialog.tsx').then((file) => ({ default: file.PreviewDialog })));
const GroupChoice = lazy(() => import('./group-choice.tsx').then((file) => ({ default: file.GroupChoice })));
const KeepGroup = lazy(() => import('./keep-group.tsx').then((file) => ({ default: file.KeepGroup })));

/** The editor of a questionnaire: saved manually, with a local draft until then; publishing is a separate step. */
export function QuestionnaireEditor({ saved }: { saved: WholeQuestionnaireFragment }) {
  const editing = useQuestionnaireEditor(saved);
  const { edited, isLocked, issuesAt, set, add } = editing;
  const [shown, setShown] = useState<'preview' | 'group' | 'keep' | null>(null);
  return (
    <>
      <EditorHead editing={editing} onShow={setShown} />
      {editing.isDraftBack && (
        <Notice
          action={
            <Button size="compact-sm" variant="default" onClick={editing.discardDraft}>
              Discard
            </Button>
          }
        >
          Your unsaved changes were restored.
        </Notice>
      )}
      {editing.conflict !== null && <ConflictNotice {...editing.conflict} />}
      {isLocked && (
        <Notice>
          This is a validated instrument. Its questions and scores can’t be changed. Copy it to make changes.
        </Notice>
      )}
      <AboutPanel editing={editing} />
      <QuestionsPanel editing={editing} onChooseGroup={() => setShown('group')} />
      <ScoresEditor
        questions={edited.questions}
        scores={edited.scores}
        disabled={isLocked}
        issuesAt={(index) => issuesAt(`scores.${index}`)}
        onChange={(scores) => set({ scores })}
      />
      <Suspense>
        {shown === 'preview' && <PreviewDialog edited={edited} onClose={() => setShown(null)} />}
        {shown === 'group' && (
          <GroupChoice
            onChoose={(questions) => {
              add(withFreeIds(questions, edited.questions));
              setShown(null);
            }}
            onClose={() => setShown(null)}
          />
        )}
        {shown === 'keep' && <KeepGroup edited={edited} onClose={() => setShown(null)} />}
      </Suspense>
    </>
  );
}
