// Over 300 lines: one page with its head, its questions, its scores and its ways to save.
import { Anchor, Button, Group, Menu, TextInput, Textarea } from '@mantine/core';
import { DragDropProvider } from '@dnd-kit/react';
import { move } from '@dnd-kit/helpers';
import { IconDeviceMobile, IconDots, IconPlus } from '@tabler/icons-react';
import { Link, useNavigate } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { ApiError, hasCode } from '#kit/api/api-error.ts';
import { request } from '#kit/api/request.ts';
import { refreshQueries, useApiQuery } from '#kit/api/use-api.ts';
import { ConflictNotice } from '#kit/feedback/conflict-notice.tsx';
import { Notice } from '#kit/feedback/notice.tsx';
import { reportError } from '#kit/feedback/report-error.ts';
import { StatusBadge } from '#kit/feedback/status-badge.tsx';
import { toast } from '#kit/feedback/toast.ts';
import { PageHeader } from '#kit/page/page-header.tsx';
import { Panel } from '#kit/page/panel.tsx';
import { saveFile } from '#kit/table/export/save-file.ts';
import { dropDraft, keepDraft, readDraft } from '#kit/vault/drafts.ts';
import { confirm } from '#kit/windows/confirm.ts';
import { type Question, QUESTION_TYPES, questionTypeNames } from '../../rules/question.ts';
import { EventKindsDocument } from '../calendar.operations.gen.ts';
import {
  CreateQuestionnaireDocument,
  DeleteQuestionnaireDocument,
  PublishQuestionnaireDocument,
  QuestionnaireByIdDocument,
  UpdateQuestionnaireDocument,
  type WholeQuestionnaireFragment,
} from '../chart.operations.gen.ts';
import { SentFor } from './sent-for.tsx';
import classes from './editor.module.css';
import {
  type EditedQuestionnaire,
  editedOf,
  inputOf,
  newQuestion,
  withFreeIds,
  withoutQuestion,
} from './edited-questionnaire.ts';
import { QuestionCard } from './question-card.tsx';
import { ScoresEditor } from './scores-editor.tsx';

const PreviewDialog = lazy(() => import('./preview-dialog.tsx').then((file) => ({ default: file.PreviewDialog })));
const GroupChoice = lazy(() => import('./group-choice.tsx').then((file) => ({ default: file.GroupChoice })));
const KeepGroup = lazy(() => import('./keep-group.tsx').then((file) => ({ default: file.KeepGroup })));

/** The editor of one questionnaire: saved by hand, its changes kept in this browser until then; publishing is a step of its own. */
export function QuestionnaireEditor({ saved: first }: { saved: WholeQuestionnaireFragment }) {
  const [saved, setSaved] = useState(first);
  const [edited, setEdited] = useState(() => editedOf(first));
  const [issues, setIssues] = useState<Readonly<Record<string, string>>>({});
  const [open, setOpen] = useState<string | null>(null);
  const [shown, setShown] = useState<'preview' | 'group' | 'keep' | null>(null);
  const [isBusy, setBusy] = useState(false);
  // What somebody else has saved, as a refused save found it.
  const [theirs, setTheirs] = useState<WholeQuestionnaireFragment | null>(null);
  const draft = useEditorDraft(saved, setEdited);
  const kinds = useApiQuery(EventKindsDocument, {}, { quiet: true }).data?.practice_info.event_categories ?? [];
  const navigate = useNavigate();
  const { is_locked: isLocked } = saved;
  const isDirty = JSON.stringify(edited) !== JSON.stringify(editedOf(saved));

  const change = (next: EditedQuestionnaire): void => {
    setEdited(next);
    draft.keep(next);
  };
  const set = (part: Partial<EditedQuestionnaire>): void => change({ ...edited, ...part });
  const setQuestion = (id: string, part: Partial<Question>): void =>
    set({ questions: edited.questions.map((each) => (each.id === id ? { ...each, ...part } : each)) });

  const fail = async (error: unknown): Promise<void> => {
    if (!hasCode(error, 'STALE_VERSION')) return reportError(error);
    const [now] = (await request(QuestionnaireByIdDocument, { id: saved.id })).questionnaires;
    if (now === undefined) reportError(error);
    else setTheirs(now);
  };
  const save = async (): Promise<WholeQuestionnaireFragment | null> => {
    setBusy(true);
    setIssues({});
    try {
      const { id, version } = theirs ?? saved;
      const answer = await request(UpdateQuestionnaireDocument, { id, version, input: inputOf(edited) });
      const now = answer.questionnaire_update;
      setTheirs(null);
      setSaved(now);
      setEdited(editedOf(now));
      draft.drop();
      refreshQueries('chart', 'Questionnaires');
      return now;
    } catch (error) {
      if (error instanceof ApiError && error.issues.length > 0) {
        setIssues(Object.fromEntries(error.issues.map(({ path, message }) => [path.replace(/^input\./, ''), message])));
        const at = /^input\.questions\.(\d+)/.exec(error.issues[0]!.path);
        if (at !== null) setOpen(edited.questions[Number(at[1])]?.id ?? null);
        toast.error('Please look at what is marked');
      } else await fail(error).catch(reportError);
      return null;
    } finally {
      setBusy(false);
    }
  };
  const publish = async (): Promise<void> => {
    const now = isDirty ? await save() : saved;
    if (now === null) return;
    try {
      const { id, version } = now;
      const { questionnaire_publish: published } = await request(PublishQuestionnaireDocument, { id, version });
      setSaved(published);
      refreshQueries('chart', 'Questionnaires');
      refreshQueries('chart', 'PublishedQuestionnaires');
      toast.success(`Version ${published.published_version} is published`);
    } catch (error) {
      await fail(error).catch(reportError);
    }
  };
  const add = (questions: Question[]): void => {
    set({ questions: [...edited.questions, ...questions] });
    setOpen(questions[0]?.id ?? null);
  };
  const copy = async (): Promise<void> => {
    try {
      const input = { ...inputOf(edited), name: `${edited.name} (copy)`.slice(0, 120), asked_for: [] };
      const made = await request(CreateQuestionnaireDocument, { input, key: crypto.randomUUID() });
      refreshQueries('chart', 'Questionnaires');
      void navigate({ to: `/settings/questionnaire/${made.questionnaire_create.id}` });
    } catch (error) {
      reportError(error);
    }
  };
  const exported = async (): Promise<void> => {
    const { toFhir } = await import('../../rules/fhir/to-fhir.ts');
    const head = { ...edited, is_published: saved.published_version != null && !saved.is_changed };
    const json = JSON.stringify(toFhir(head, edited), null, 2);
    saveFile(new Blob([json], { type: 'application/fhir+json' }), `${edited.name}.fhir.json`);
  };
  const remove = async (): Promise<void> => {
    const message = 'It can’t be asked any more. What was answered stays.';
    if (!(await confirm({ title: 'Delete questionnaire?', message, confirm: 'Delete', danger: true }))) return;
    try {
      await request(DeleteQuestionnaireDocument, { id: saved.id });
      draft.drop();
      refreshQueries('chart', 'Questionnaires');
      void navigate({ to: '/settings/questionnaire' });
    } catch (error) {
      reportError(error);
    }
  };

  const issuesAt = (prefix: string): string[] =>
    Object.entries(issues)
      .filter(([path]) => path === prefix || path.startsWith(`${prefix}.`))
      .map(([, message]) => message);
  const state = saved.published_version == null ? 'Draft' : `Version ${saved.published_version}`;
  return (
    <>
      <PageHeader
        title={edited.name || 'Questionnaire'}
        detail={
          <Anchor component={Link} to="/settings/questionnaire" size="sm" underline="always">
            All questionnaires
          </Anchor>
        }
      >
        <Group gap="xs" maw="100%">
          <StatusBadge tone={isDirty || saved.is_changed ? 'warning' : 'success'}>
            {isDirty ? 'Not saved' : saved.is_changed && saved.published_version != null ? `${state}, changed` : state}
          </StatusBadge>
          <Button
            variant="default"
            leftSection={<IconDeviceMobile size={16} stroke={1.75} />}
            onClick={() => setShown('preview')}
          >
            Preview
          </Button>
          <Button
            variant="default"
            disabled={!isDirty}
            loading={isBusy}
            onClick={() => void save().then((now) => now && toast.success('Saved'))}
          >
            Save
          </Button>
          <Button disabled={!isDirty && !saved.is_changed} loading={isBusy} onClick={() => void publish()}>
            Publish
          </Button>
          <Menu position="bottom-end">
            <Menu.Target>
              <Button variant="default" aria-label="More" px="xs">
                <IconDots size={16} stroke={1.75} />
              </Button>
            </Menu.Target>
            <Menu.Dropdown>
              <Menu.Item onClick={() => void exported()}>Export as FHIR</Menu.Item>
              <Menu.Item onClick={() => void copy()}>Make a copy</Menu.Item>
              {!isLocked && <Menu.Item onClick={() => setShown('keep')}>Keep as group</Menu.Item>}
              {!isLocked && (
                <Menu.Item color="red" onClick={() => void remove()}>
                  Delete
                </Menu.Item>
              )}
            </Menu.Dropdown>
          </Menu>
        </Group>
      </PageHeader>
      {draft.isBack && (
        <Notice
          action={
            <Button
              size="compact-sm"
              variant="default"
              onClick={() => {
                setEdited(editedOf(saved));
                draft.drop();
              }}
            >
              Discard
            </Button>
          }
        >
          What you changed last time and did not save is back.
        </Notice>
      )}
      {theirs !== null && (
        <ConflictNotice
          says={`“${theirs.name}”, ${theirs.questions.length} questions`}
          take={() => {
            setSaved(theirs);
            setEdited(editedOf(theirs));
            setTheirs(null);
            draft.drop();
          }}
        />
      )}
      {isLocked && (
        <Notice>
          This is a validated instrument: its questions and scores stay as they were published. A copy can be changed.
        </Notice>
      )}
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
        </div>
      </Panel>
      <Panel title="Questions" flush>
        <DragDropProvider
          onDragEnd={(event) => {
            if (!event.canceled) set({ questions: move(edited.questions, event) });
          }}
        >
          <ol className={classes.questions} aria-label="Questions">
            {edited.questions.map((question, index) => (
              <QuestionCard
                key={question.id}
                question={question}
                index={index}
                all={edited.questions}
                isOpen={open === question.id}
                disabled={isLocked}
                issues={issuesAt(`questions.${index}`)}
                onToggle={() => setOpen(open === question.id ? null : question.id)}
                onChange={(part) => setQuestion(question.id, part)}
                onMove={(by) => {
                  const questions = [...edited.questions];
                  const [moved] = questions.splice(index, 1);
                  questions.splice(index + by, 0, moved!);
                  set({ questions });
                }}
                onCopy={() => add(withFreeIds([question], edited.questions))}
                onRemove={() => change(withoutQuestion(edited, question.id))}
              />
            ))}
          </ol>
        </DragDropProvider>
        {edited.questions.length === 0 && <p className={classes.empty}>No questions yet.</p>}
        {issuesAt('questions').length > 0 && edited.questions.length === 0 && (
          <p className={classes.problem}>{issues['questions']}</p>
        )}
        {!isLocked && (
          <div className={classes.add}>
            <Menu position="bottom-start">
              <Menu.Target>
                <Button variant="default" leftSection={<IconPlus size={16} stroke={1.75} />}>
                  Add question
                </Button>
              </Menu.Target>
              <Menu.Dropdown>
                {QUESTION_TYPES.map((type) => (
                  <Menu.Item key={type} onClick={() => add([newQuestion(type, edited.questions)])}>
                    {questionTypeNames[type]}
                  </Menu.Item>
                ))}
              </Menu.Dropdown>
            </Menu>
            <Button variant="subtle" onClick={() => setShown('group')}>
              Add from a group
            </Button>
          </div>
        )}
      </Panel>
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

/** What is not saved yet lies in this browser's vault, and is back when the editor is opened again on the same version. */
function useEditorDraft(saved: WholeQuestionnaireFragment, take: (edited: EditedQuestionnaire) => void) {
  const key = `questionnaire/${saved.id}`;
  const [isBack, setBack] = useState(false);
  const latest = useRef({ take, saved });
  latest.current.saved = saved;
  useEffect(() => {
    let isHere = true;
    void readDraft<EditedQuestionnaire>(key).then((draft) => {
      if (!isHere || draft === undefined || draft.version !== latest.current.saved.version) return;
      // A draft of before may lack what came since.
      latest.current.take({ ...editedOf(latest.current.saved), ...draft.values });
      setBack(true);
    });
    return () => {
      isHere = false;
    };
  }, [key]);
  return {
    isBack,
    keep: (edited: EditedQuestionnaire): void => void keepDraft(key, edited, new Date(), saved.version),
    drop: (): void => {
      setBack(false);
      void dropDraft(key);
    },
  };
}
