import { useState } from 'react';
import { request } from '#kit/api/request.ts';
import { refreshQueries, useApiQuery } from '#kit/api/use-api.ts';
import { toast } from '#kit/feedback/toast.ts';
import { today } from '#kit/formats/day.ts';
import { DateField } from '#kit/forms/fields/dates/date-field.tsx';
import { FormDialog } from '#kit/forms/form-dialog.tsx';
import type { FormRules, RulesIssue } from '#kit/forms/form-rules.ts';
import { NumberField } from '#kit/forms/fields/number-field.tsx';
import { SelectField } from '#kit/forms/fields/select-field.tsx';
import { TextField } from '#kit/forms/fields/text-field.tsx';
import { useApiForm } from '#kit/forms/use-api-form.ts';
import { can } from '#kit/session/viewer.ts';
import { DOCUMENT_TYPES } from '#messages/rules';
import { PatientPicker, type PickedPatient } from '#patients/web';
import { checkFiling } from '../../rules/index.ts';
import classes from '../fax.module.css';
import { FaxPages } from '../fax-pages.tsx';
import { FaxMembersDocument } from '../registration.operations.gen.ts';
import { FileFaxDocument, type ReceivedFaxFieldsFragment } from '../setting.operations.gen.ts';

type FilingValues = {
  first_page: number | string | null;
  last_page: number | string | null;
  document_type: string | null;
  document_day: string;
  title: string;
  reviewer_id: string | null;
};

/** Files pages of a fax in a patient's chart with a type and reviewer, next to the displayed pages. */
export function FileDialog({
  fax,
  from,
  onClose,
}: {
  fax: ReceivedFaxFieldsFragment;
  from: string;
  onClose: () => void;
}) {
  const [key, setKey] = useState(() => crypto.randomUUID());
  const [patient, setPatient] = useState<PickedPatient | null>(null);
  const [patientProblem, setPatientProblem] = useState<string | null>(null);
  const members =
    useApiQuery(FaxMembersDocument, {}, { enabled: can('members.view'), quiet: true }).data?.clinic_members ?? [];
  const first = nextPage(fax);
  const form = useApiForm<FilingValues, FilingValues>({
    rules: rulesFor(fax.page_count),
    initialValues: {
      first_page: first,
      last_page: fax.page_count,
      document_type: null,
      document_day: today(),
      title: `Fax from ${from}`.slice(0, 200),
      reviewer_id: null,
    },
    submit: async (values) => {
      setPatientProblem(patient === null ? 'Choose a patient' : null);
      if (patient === null) return;
      const { fileFax } = await request(FileFaxDocument, {
        input: {
          client_key: key,
          id: fax.id,
          patient_id: patient.id,
          title: values.title,
          reviewer_id: values.reviewer_id,
          document_type: values.document_type!,
          document_day: values.document_day,
          first_page: Number(values.first_page),
          last_page: Number(values.last_page),
        },
      });
      toast.success('Filed in the chart');
      refreshQueries('setting', 'ReceivedFaxes');
      if (fileFax.state === 'filed') return onClose();
      // One fax may contain several patients.
      setKey(crypto.randomUUID());
      setPatient(null);
      form.setValues({ first_page: nextPage(fileFax), last_page: fax.page_count });
    },
  });
  return (
    <FormDialog form={form} title={`File fax from ${from}`} save="File" size="56rem" onClose={onClose}>
      <div className={classes.two}>
        <div>
          <PatientPicker
            label="Patient"
            withAsterisk
            offerNew={false}
            value={patient}
            onPick={setPatient}
            error={patientProblem}
          />
          <div className={classes.two}>
            <NumberField form={form} name="first_page" label="From page" withAsterisk min={1} max={fax.page_count} />
            <NumberField form={form} name="last_page" label="To page" withAsterisk min={1} max={fax.page_count} />
          </div>
          <SelectField form={form} name="document_type" label="Type" withAsterisk data={[...DOCUMENT_TYPES]} />
          <DateField form={form} name="document_day" label="Document date" withAsterisk latest={today()} />
          <TextField form={form} name="title" label="Title" withAsterisk maxLength={200} />
          <SelectField
            form={form}
            name="reviewer_id"
            label="Reviewer"
            placeholder="None"
            clearable
            searchable
            data={members.map(({ user_id, name }) => ({ value: user_id, label: name }))}
          />
        </div>
        <FaxPages path={`/api/fax/received/${fax.id}.pdf`} name={`Fax from ${from}`} />
      </div>
    </FormDialog>
  );
}

/** Returns the first page that is not filed yet. */
function nextPage({ filings, page_count: count }: Pick<ReceivedFaxFieldsFragment, 'filings' | 'page_count'>): number {
  const filed = new Set(filings.flatMap(({ first_page: first, last_page: last }) => range(first, last)));
  return range(1, count).find((page) => !filed.has(page)) ?? 1;
}

const range = (first: number, last: number): number[] =>
  Array.from({ length: last - first + 1 }, (_, at) => first + at);

function rulesFor(pageCount: number): FormRules<FilingValues, FilingValues> {
  return {
    '~standard': {
      version: 1,
      vendor: 'salus',
      validate: (given) => {
        const values = given as FilingValues;
        const issues: RulesIssue[] = [];
        const pages = { firstPage: Number(values.first_page), lastPage: Number(values.last_page) };
        const problem = checkFiling(pages, pageCount);
        if (problem !== null) issues.push({ path: [problem.path], message: problem.message });
        if (values.document_type === null) issues.push({ path: ['document_type'], message: 'Choose a type' });
        if (values.document_day === '') issues.push({ path: ['document_day'], message: 'Enter the document date' });
        if (values.title.trim() === '') issues.push({ path: ['title'], message: 'Title is required' });
        return issues.length > 0 ? { issues } : { value: values };
      },
    },
  };
}
