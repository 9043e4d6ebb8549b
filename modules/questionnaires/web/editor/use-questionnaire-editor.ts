import { useEffect, useRef, useState } from 'react';
import { ApiError, hasCode } from '#kit/api/api-error.ts';
import { request } from '#kit/api/request.ts';
import { refreshQueries } from '#kit/api/use-api.ts';
import { reportError } from '#kit/feedback/report-error.ts';
import { toast } from '#kit/feedback/toast.ts';
import { dropDraft, keepDraft, readDraft } from '#kit/vault/drafts.ts';
import type { Question } from '../../rules/question.ts';
import {
  PublishQuestionnaireDocument,
  QuestionnaireByIdDocument,
  UpdateQuestionnaireDocument,
  type WholeQuestionnaireFragment,
} from '../chart.operations.gen.ts';
import { type EditedQuestionnaire, editedOf, inputOf } from './edited-questionnaire.ts';

/** A questionnaire being edited, with its actions. */
export type QuestionnaireEditorState = ReturnType<typeof useQuestionnaireEditor>;

/** The state of the editor: changes, errors, the local draft, and the save actions. */
export function useQuestionnaireEditor(first: WholeQuestionnaireFragment) {
  const [saved, setSaved] = useState(first);
  const [edited, setEdited] = useState(() => editedOf(first));
  const [issues, setIssues] = useState<Readonly<Record<string, string>>>({});
  const [open, setOpen] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  // Another user's changes, found by a rejected save.
  const [theirs, setTheirs] = useState<WholeQuestionnaireFragment | null>(null);
  const draft = useEditorDraft(saved, setEdited);
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
        toast.error('Correct the highlighted fields');
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
      toast.success(`Version ${published.published_version} published`);
    } catch (error) {
      await fail(error).catch(reportError);
    }
  };
  const take = (one: WholeQuestionnaireFragment): void => {
    setSaved(one);
    setEdited(editedOf(one));
    setTheirs(null);
    draft.drop();
  };
  const add = (questions: Question[]): void => {
    set({ questions: [...edited.questions, ...questions] });
    setOpen(questions[0]?.id ?? null);
  };
  const issuesAt = (prefix: string): string[] =>
    Object.entries(issues)
      .filter(([path]) => path === prefix || path.startsWith(`${prefix}.`))
      .map(([, message]) => message);
  return {
    saved,
    edited,
    issues,
    issuesAt,
    open,
    setOpen,
    isBusy,
    isDirty,
    isLocked,
    change,
    set,
    setQuestion,
    add,
    conflict:
      theirs === null
        ? null
        : { says: `“${theirs.name}”, ${theirs.questions.length} questions`, take: () => take(theirs) },
    isDraftBack: draft.isBack,
    discardDraft: (): void => {
      setEdited(editedOf(saved));
      draft.drop();
    },
    save: () => void save().then((now) => now && toast.success('Saved')),
    publish: () => void publish(),
    dropDraft: draft.drop,
  };
}

/** Stores unsaved changes in this browser and restores them when the editor is opened again on the same version. */
function useEditorDraft(saved: WholeQuestionnaireFragment, take: (edited: EditedQuestionnaire) => void) {
  const key = `questionnaire/${saved.id}`;
  const [isBack, setBack] = useState(false);
  const latest = useRef({ take, saved });
  latest.current.saved = saved;
  useEffect(() => {
    let isHere = true;
    void readDraft<EditedQuestionnaire>(key).then((draft) => {
      if (!isHere || draft === undefined || draft.version !== latest.current.saved.version) return;
      // A draft of an older app version may lack newer fields.
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
