import { Button, Modal } from '@mantine/core';
import { useRef, useState } from 'react';
import { ApiError } from '#kit/api/api-error.ts';
import { request } from '#kit/api/request.ts';
import { refreshQueries } from '#kit/api/use-api.ts';
import { Notice } from '#kit/feedback/notice.tsx';
import { usePhone } from '#kit/page/use-phone.ts';
import { fromFhir, type ImportedQuestionnaire } from '../../rules/fhir/from-fhir.ts';
import { toWire } from '../../rules/wire-question.ts';
import { CreateQuestionnaireDocument } from '../chart.operations.gen.ts';
import classes from './editor.module.css';

interface ImportDialogProps {
  onMade: (id: string) => void;
  onClose: () => void;
}

/** Imports a FHIR Questionnaire from a file as a draft; unsupported features are listed first. */
export function ImportDialog({ onMade, onClose }: ImportDialogProps) {
  const phone = usePhone();
  const input = useRef<HTMLInputElement | null>(null);
  const [key, setKey] = useState(() => crypto.randomUUID());
  const [read, setRead] = useState<ImportedQuestionnaire | null>(null);
  const [problems, setProblems] = useState<readonly string[]>([]);
  const [isBusy, setBusy] = useState(false);
  const take = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return;
    setProblems([]);
    setKey(crypto.randomUUID());
    const found = await file
      .text()
      .then((text) => fromFhir(JSON.parse(text)))
      .catch(() => null);
    setRead(found);
    if (found === null) setProblems(['This file is not a FHIR Questionnaire in JSON.']);
  };
  const make = async (): Promise<void> => {
    if (read === null) return;
    setBusy(true);
    const { left_out: _leftOut, questions, ...rest } = read;
    try {
      const made = await request(CreateQuestionnaireDocument, {
        input: { ...rest, questions: toWire(questions) },
        key,
      });
      refreshQueries('chart', 'Questionnaires');
      onMade(made.questionnaire_create.id);
    } catch (error) {
      const messages = error instanceof ApiError ? error.issues.map(({ path, message }) => `${path}: ${message}`) : [];
      setProblems(messages.length > 0 ? messages : [error instanceof Error ? error.message : 'Please try again.']);
    }
    setBusy(false);
  };
  return (
    <Modal
      opened
      onClose={onClose}
      title="Import questionnaire"
      fullScreen={phone}
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      <p className={classes.quiet}>A FHIR R4 Questionnaire, as a JSON file. It is imported as a draft.</p>
      <input
        ref={input}
        type="file"
        hidden
        accept="application/json,application/fhir+json,.json"
        aria-label="File"
        onChange={(event) => {
          void take(event.currentTarget.files?.[0]);
          event.currentTarget.value = '';
        }}
      />
      <Button variant="default" onClick={() => input.current?.click()}>
        Choose file
      </Button>
      {read !== null && (
        <p>
          <strong>{read.name}</strong>: {read.questions.length} questions
          {read.scores.length > 0 && `, ${read.scores.length} ${read.scores.length === 1 ? 'score' : 'scores'}`}
        </p>
      )}
      {read !== null && read.left_out.length > 0 && (
        <Notice tone="warning">
          <strong>{`Not imported (${read.left_out.length})`}</strong>
          <ul className={classes.losses} aria-label="Not imported">
            {read.left_out.map((each, at) => (
              <li key={at}>{each}</li>
            ))}
          </ul>
        </Notice>
      )}
      {problems.length > 0 && <Notice tone="danger">{problems.slice(0, 5).join(' ')}</Notice>}
      <div className={classes.actions}>
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <Button disabled={read === null} loading={isBusy} onClick={() => void make()}>
          Import
        </Button>
      </div>
    </Modal>
  );
}
