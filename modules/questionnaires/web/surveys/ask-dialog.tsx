import { Button, Checkbox, Modal } from '@mantine/core';
import '@mantine/core/styles/Checkbox.layer.css';
import { useState } from 'react';
import { request } from '#kit/api/request.ts';
import { useApiQuery } from '#kit/api/use-api.ts';
import { ReadState } from '#kit/feedback/read-state.tsx';
import { reportError } from '#kit/feedback/report-error.ts';
import { useMissingService } from '#practice/web';
import { toast } from '#kit/feedback/toast.ts';
import { usePhone } from '#kit/page/use-phone.ts';
import { CreateSurveyDocument, PublishedQuestionnairesDocument, SendSurveysDocument } from '../chart.operations.gen.ts';
import classes from './surveys.module.css';
import { refreshSurveys } from './survey-reads.ts';

interface AskDialogProps {
  patientId: string;
  noteId: string | undefined;
  onClose: () => void;
}

/** Asks a patient questionnaires: sent as a link, or to be answered in the clinic. */
export function AskDialog({ patientId, noteId, onClose }: AskDialogProps) {
  const phone = usePhone();
  const read = useApiQuery(PublishedQuestionnairesDocument, {}, { quiet: true });
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const noEmail = useMissingService('deliveries.email');
  const noTexts = useMissingService('deliveries.sms');
  const [isBusy, setBusy] = useState(false);
  const [keys] = useState(() => new Map<string, string>());
  const ask = async (sends: boolean): Promise<void> => {
    setBusy(true);
    try {
      for (const questionnaire_id of chosen) {
        // A repeated click after a lost response uses the same key.
        const key = keys.get(questionnaire_id) ?? crypto.randomUUID();
        keys.set(questionnaire_id, key);
        const input = { clinic_patient_id: patientId, questionnaire_id, chart_note_id: noteId ?? null };
        await request(CreateSurveyDocument, { input, key });
      }
      if (sends) {
        const { survey_send: sent } = await request(SendSurveysDocument, { clinic_patient_id: patientId });
        const missing = sent.channel === 'email' ? noEmail : noTexts;
        if (missing !== null) toast.warning(missing, { title: 'Link not sent yet' });
        else toast.success(`Link is being sent to ${sent.sent_to}`);
      } else toast.success('Questionnaire added. Answer it from the list.');
      onClose();
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
              <Checkbox
                key={id}
                label={name}
                description={type}
                checked={chosen.includes(id)}
                onChange={(event) =>
                  setChosen(event.currentTarget.checked ? [...chosen, id] : chosen.filter((each) => each !== id))
                }
              />
            ))}
          </div>
        )}
      </ReadState>
      <div className={classes.actions}>
        <Button variant="default" disabled={chosen.length === 0} loading={isBusy} onClick={() => void ask(false)}>
          Answer here
        </Button>
        <Button disabled={chosen.length === 0} loading={isBusy} onClick={() => void ask(true)}>
          Send link
        </Button>
      </div>
    </Modal>
  );
}
