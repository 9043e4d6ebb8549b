import '@mantine/core/styles/Checkbox.layer.css';
import '@mantine/core/styles/Combobox.layer.css';
import { Button, Checkbox, Stack } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { ApiError } from '#kit/api/api-error.ts';
import { request, requestFile, requestRest } from '#kit/api/request.ts';
import { refreshQueries, useApiQuery } from '#kit/api/use-api.ts';
import { Notice } from '#kit/feedback/notice.tsx';
import { reportError } from '#kit/feedback/report-error.ts';
import { toast } from '#kit/feedback/toast.ts';
import { Form } from '#kit/forms/form.tsx';
import { PhoneField } from '#kit/forms/fields/phone-field.tsx';
import { SelectField } from '#kit/forms/fields/select-field.tsx';
import { TextField } from '#kit/forms/fields/text-field.tsx';
import { useApiForm } from '#kit/forms/use-api-form.ts';
import { formatInstant } from '#kit/formats/instant.ts';
import type { WindowContentProps } from '#kit/module/web-module.ts';
import { FloatingWindow } from '#kit/windows/floating-window.tsx';
import { ServiceNotice, useMissingService } from '#practice/web';
import { PatientPicker, type PickedPatient, UrgentNotices } from '#patients/web';
import { FAX_SUBJECTS, faxLimits } from '../../rules/index.ts';
import classes from '../fax.module.css';
import { FaxPages } from '../fax-pages.tsx';
import { FaxNumbersDocument, SendFaxDocument, SettleFaxDocument } from '../setting.operations.gen.ts';
import { shownNumber } from '../shown-number.ts';
import { emptyFax, faxRules, type FaxValues } from './fax-form.ts';
import { type Paper, PapersField } from './papers-field.tsx';

const SIZE = { width: 760, height: 680 } as const;

interface ComposedFax {
  id: string;
  page_count: number;
  to_number: string;
  has_cover: boolean;
  /** When the same pages were sent to the number, within a day. */
  duplicate_time: string | null;
}

/** The window of a new fax: recipient and files, then a preview, then sending. */
export function FaxWindow({ windowId, input, onClose }: WindowContentProps) {
  // The same for all attempts, so that it is sent once.
  const key = useRef(crypto.randomUUID());
  const [papers, setPapers] = useState<readonly Paper[]>([]);
  const [paperProblem, setPaperProblem] = useState<string | null>(null);
  const [composed, setComposed] = useState<ComposedFax | null>(null);
  const [sending, setSending] = useState(false);
  const [isTyped, setTyped] = useState(true);
  const [withCover, setWithCover] = useState(true);
  const [patient, setPatient] = useState<PickedPatient | null>(() => patientOf(input));
  const numbers = useApiQuery(FaxNumbersDocument, {}, { quiet: true }).data?.faxNumbers ?? [];
  const hasCarrier = useMissingService('fax.carrier') === null;
  const { path, title } = input;
  useEffect(() => {
    if (path == null) return;
    void requestFile(path)
      .then((blob) =>
        setPapers((now) => [
          { id: path, name: title ?? 'Document', blob, key: path },
          ...now.filter(({ id }) => id !== path),
        ]),
      )
      .catch(reportError);
  }, [path, title]);
  const form = useApiForm<FaxValues, FaxValues>({
    rules: faxRules,
    initialValues: { ...emptyFax, ...beginningOf(input) },
    draftKey: `window/${windowId}`,
    submit: async (values) => {
      setPaperProblem(papers.length === 0 ? 'Choose what to fax' : null);
      if (papers.length === 0) throw new ApiError('BAD_USER_INPUT', 'Choose what to fax');
      try {
        setComposed(await compose(values, { key: key.current, patientId: patient?.id ?? '', papers, withCover }));
      } catch (error) {
        const issue = error instanceof ApiError ? error.issues.find((one) => one.path === 'files') : undefined;
        setPaperProblem(issue?.message ?? null);
        throw error;
      }
    },
  });
  // The chart's pages belong to the patient that they were chosen for.
  const pick = (next: PickedPatient | null): void => {
    if (patient !== null && next?.id !== patient.id)
      setPapers((now) => now.filter(({ key: paper }) => paper === undefined || paper.startsWith('/api/fax/')));
    setPatient(next);
  };
  const close = (): void => {
    form.draft.discard();
    onClose();
  };
  const send = async (): Promise<void> => {
    setSending(true);
    try {
      await request(SendFaxDocument, { id: composed!.id, again: composed!.duplicate_time !== null });
      if (input['replaces'] != null) await request(SettleFaxDocument, { id: input['replaces'] }).catch(reportError);
      toast.success('Fax is being sent');
      refreshQueries('setting', 'SentFaxes');
      onClose();
    } catch (error) {
      reportError(error);
    }
    setSending(false);
  };
  if (composed !== null)
    return (
      <FloatingWindow
        title="New eFax: preview"
        onClose={close}
        {...SIZE}
        isDirty={() => true}
        footer={
          <>
            <Button variant="default" onClick={() => setComposed(null)}>
              Back
            </Button>
            <Button loading={sending} onClick={() => void send()}>
              {`Fax ${pageWords(composed.page_count)} to ${shownNumber(composed.to_number)}${composed.duplicate_time === null ? '' : ' again'}`}
            </Button>
          </>
        }
      >
        {composed.duplicate_time !== null && (
          <Notice tone="warning">
            The same pages were faxed to this number on {formatInstant(composed.duplicate_time)}.
          </Notice>
        )}
        <FaxPages
          key={`${composed.id} ${composed.page_count}`}
          path={`/api/fax/sent/${composed.id}.pdf`}
          name="Fax preview"
        />
      </FloatingWindow>
    );
  return (
    <FloatingWindow
      title="New eFax"
      onClose={close}
      {...SIZE}
      isDirty={() => form.isDirty() || papers.length > 0 || form.draft.restoredFrom !== null}
      footer={
        <>
          <Button variant="default" onClick={close}>
            Cancel
          </Button>
          <Button loading={form.submitting} disabled={!hasCarrier} onClick={() => form.submit()}>
            Preview
          </Button>
        </>
      }
    >
      <Form form={form} label="New eFax">
        <Stack gap="sm">
          {patient !== null && <UrgentNotices patientId={patient.id} />}
          <ServiceNotice of="fax.carrier" />
          <TextField form={form} name="to_name" label="To" withAsterisk maxLength={faxLimits.name} />
          {numbers.length > 0 && (
            <SelectField
              form={form}
              name="number_id"
              label="Verified number"
              placeholder="Enter a number"
              clearable
              searchable
              data={numbers.map(({ id, name, number, expired }) => ({
                value: id,
                label: `${name} · ${shownNumber(number)}${expired ? ' (verify it again)' : ''}`,
                disabled: expired,
              }))}
            />
          )}
          <NumberChosen form={form} onTyped={setTyped} />
          {isTyped && (
            <div className={classes.two}>
              <PhoneField form={form} name="number" label="Fax number" withAsterisk />
              <PhoneField form={form} name="number_again" label="Repeat fax number" withAsterisk />
            </div>
          )}
          <SelectField
            form={form}
            name="subject"
            label="Subject (shown on the cover page)"
            allowDeselect={false}
            data={[...FAX_SUBJECTS]}
          />
          <Checkbox
            label="Cover page"
            checked={withCover}
            onChange={({ currentTarget }) => setWithCover(currentTarget.checked)}
          />
          <PatientPicker label="Patient (not shown on the cover page)" offerNew={false} value={patient} onPick={pick} />
          <PapersField papers={papers} onChange={setPapers} error={paperProblem} patientId={patient?.id ?? null} />
        </Stack>
      </Form>
    </FloatingWindow>
  );
}

/** Reports whether a number has to be typed, as the selection changes. */
function NumberChosen({
  form,
  onTyped,
}: {
  form: ReturnType<typeof useApiForm<FaxValues, FaxValues>>;
  onTyped: (typed: boolean) => void;
}) {
  form.inner.watch('number_id' as never, ({ value }: { value: unknown }) => onTyped(value == null || value === ''));
  return null;
}

async function compose(
  { files: _, ...values }: FaxValues,
  {
    key,
    patientId,
    papers,
    withCover,
  }: { key: string; patientId: string; papers: readonly Paper[]; withCover: boolean },
): Promise<ComposedFax> {
  const body = new FormData();
  const fields = { ...values, number_id: values.number_id ?? '', client_key: key, patient_id: patientId };
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  body.append('cover', String(withCover));
  for (const [at, paper] of papers.entries()) if (paper.key !== undefined) body.append(`key_${at}`, paper.key);
  for (const { name, blob } of papers) body.append('file', await blob, name);
  return requestRest<ComposedFax>('/api/fax/compose', { method: 'POST', body });
}

const pageWords = (count: number): string => (count === 1 ? '1 page' : `${count} pages`);

function beginningOf({ to_name, subject }: WindowContentProps['input']): Partial<FaxValues> {
  return { ...(to_name == null ? {} : { to_name }), ...(subject == null ? {} : { subject }) };
}

function patientOf(input: WindowContentProps['input']): PickedPatient | null {
  const { patient_id: id, patient_name: name } = input;
  return id == null ? null : { id, first_name: name ?? '', last_name: '', date_of_birth: null, user_patient_id: '' };
}
