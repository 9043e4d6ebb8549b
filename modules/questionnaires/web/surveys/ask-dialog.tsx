import { Button, Checkbox, Modal, VisuallyHidden } from '@mantine/core';
import '@mantine/core/styles/Checkbox.layer.css';
import { useState } from 'react';
import { request } from '#kit/api/request.ts';
import { useApiQuery } from '#kit/api/use-api.ts';
import { ReadState } from '#kit/feedback/read-state.tsx';
import { reportError } from '#kit/feedback/report-error.ts';
import { useMissingService } from '#practice/web';
import { toast } from '#kit/feedback/toast.ts';
import { can } from '#kit/session/viewer.ts';
import { usePhone } from '#kit/page/use-phone.ts';
import { PublishedQuestionnairesDocument, SendSurveysDocument } from '../chart.operations.gen.ts';
import { assignSurvey } from './assign-survey.ts';
import classes from './surveys.module.css';
import { refreshSurveys } from './survey-reads.ts';

interface AskDialogProps {
  patientId: string;
  noteId: string | undefined;
  /** Opens a survey to be answered. */
  onAnswer: (id: string) => void;
  onClose: () => void;
}

/** Asks a patient questionnaires: sent as a link, or to be answered in the clinic. */
export function AskDialog({ patientId, noteId, onAnswer, onClose }: AskDialogProps) {
  const phone = usePhone();
  const read = useApiQuery(PublishedQuestionnairesDocument, {}, { quiet: true });
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const noEmail = useMissingService('deliveries.email');
  const noTexts = useMissingService('deliveries.sms');
  const mayAnswer = can('questionnaires.answer');
  const [isBusy, setBusy] = useState(false);
  const [keys] = useState(() => new Map<string, string>());
  const ask = async (ids: readonly string[], sends: boolean): Promise<void> => {
    setBusy(true);
    try {
      const assigned: string[] = [];
      for (const id of ids) assigned.push(await assignSurvey(keys, { patientId, noteId, questionnaireId: id }));
      if (sends) {
        const { survey_send: sent } = await request(SendSurveysDocument, { clinic_patient_id: patientId });
        const missing = sent.channel === 'email' ? noEmail : noTexts;
        if (missing !== null) toast.warning(missing, { title: 'Link not sent yet' });
        else toast.success(`Link is being sent to ${sent.sent_to}`);
      }
      if (sends) onClose();
      else onAnswer(assigned[0]!);
    } catch (failure) {
      reportError(failure);
    }
    refreshSurveys();
    setBusy(false);
  };
  return (
    <Modal
      opened
      onClose={onClose}
      title="Assign questionnaire"
      fullScreen={phone}
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      <ReadState read={read} label="Questionnaires" rows={5}>
        {({ questionnaires }) => (
          <div className={classes.ask} role="group" aria-label="Questionnaires">
            {questionnaires.map(({ id, name, type }) => (
              <div key={id} className={classes.choice}>
                <Checkbox
                  label={name}
                  description={type}
                  checked={chosen.includes(id)}
                  onChange={(event) =>
                    setChosen(event.currentTarget.checked ? [...chosen, id] : chosen.filter((each) => each !== id))
                  }
                />
                {mayAnswer && (
                  <Button size="compact-sm" variant="default" disabled={isBusy} onClick={() => void ask([id], false)}>
                    Answer<VisuallyHidden> {name}</VisuallyHidden>
                  </Button>
                )}
              </div>
            ))}
          </div>
        )}
      </ReadState>
      <div className={classes.actions}>
        {mayAnswer && (
          <Button
            variant="default"
            disabled={chosen.length === 0}
            loading={isBusy}
            onClick={() => void ask(chosen, false)}
          >
            Answer here
          </Button>
        )}
        <Button disabled={chosen.length === 0} loading={isBusy} onClick={() => void ask(chosen, true)}>
          Send link
        </Button>
      </div>
    </Modal>
  );
}
