import { Button, SimpleGrid, Text } from '@mantine/core';
import { useState } from 'react';
import { request } from '#kit/api/request.ts';
import { refreshQueries, useApiMutation } from '#kit/api/use-api.ts';
import { toast } from '#kit/feedback/toast.ts';
import { formatAmount, readTypedMoney } from '#kit/formats/money.ts';
import { CancelButton } from '#kit/forms/cancel-button.tsx';
import type { RulesResult } from '#kit/forms/form-rules.ts';
import { Form } from '#kit/forms/form.tsx';
import { SelectField } from '#kit/forms/fields/select-field.tsx';
import { TextField } from '#kit/forms/fields/text-field.tsx';
import { TextareaField } from '#kit/forms/fields/textarea-field.tsx';
import { useRecordForm } from '#kit/forms/use-record-form.ts';
import { can } from '#kit/session/viewer.ts';
import { confirm } from '#kit/windows/confirm.ts';
import {
  CODE_TYPES,
  type CodeKind,
  diagnosisForm,
  type DiagnosisFields,
  procedureForm,
  type ProcedureFields,
} from '../rules/index.ts';
import {
  CreateDiagnosisDocument,
  CreateProcedureDocument,
  DeleteDiagnosisDocument,
  DeleteProcedureDocument,
  ListDiagnosesDocument,
  ListProceduresDocument,
  UpdateDiagnosisDocument,
  UpdateProcedureDocument,
} from './chart.operations.gen.ts';
import classes from './codes-page.module.css';
import { type ListedCode, listedDiagnoses, listedProcedures } from './listed-code.ts';

interface CodeFormProps {
  kind: CodeKind;
  /** Null for a new one; for a code of a code set, the form sets its own name. */
  code: ListedCode | null;
  onClose: () => void;
}

type FormValues = {
  code: string;
  code_type: string;
  official_name: string;
  long_description: string;
  pmh_display_name: string;
  price_cents: string;
  access_level: string;
};

/** The clinic's or member's name and price of a code, or a custom code. */
export function CodeForm({ kind, code, onClose }: CodeFormProps) {
  const isOwn = code !== null && code.version !== null;
  const isDiagnosis = kind === 'diagnosis';
  const [clientKey] = useState(() => crypto.randomUUID());
  const form = useRecordForm({
    row: code && versioned(code),
    values: typedOf,
    rules: { '~standard': { validate: (typed) => check(kind, typed as FormValues) } },
    draft: `codes/${kind}`,
    says: (row) => row.official_name,
    read: async () => {
      const saved = (await readAgain(kind, code!)).find(({ id }) => id === code!.id);
      return saved?.version == null ? null : versioned(saved);
    },
    create: (checked) => save(checked, null, clientKey),
    update: (checked, version) => save(checked, version === NOT_OWN ? null : { id: code!.id, version }, clientKey),
    done: isOwn ? 'Code updated' : 'Code added to your list',
    onSaved: () => {
      refreshQueries('chart');
      onClose();
    },
  });
  return (
    <Form form={form} label="Code">
      {code === null && (
        <SimpleGrid cols={2}>
          <TextField
            form={form}
            name="code"
            label="Code"
            withAsterisk
            maxLength={20}
            autoComplete="off"
            data-autofocus
          />
          <SelectField
            form={form}
            name="code_type"
            label="Type"
            allowDeselect={false}
            data={CODE_TYPES[kind].toReversed()}
          />
        </SimpleGrid>
      )}
      <TextField form={form} name="official_name" label="Name" withAsterisk maxLength={300} />
      <TextareaField form={form} name="long_description" label="Description" maxLength={2000} />
      {isDiagnosis ? (
        <TextField
          form={form}
          name="pmh_display_name"
          label="Name in past medical history"
          description="Leave blank to use the name above."
          maxLength={200}
        />
      ) : (
        <TextField
          form={form}
          name="price_cents"
          label="Price"
          leftSection="$"
          inputMode="decimal"
          autoComplete="off"
          maxLength={12}
        />
      )}
      <SelectField
        form={form}
        name="access_level"
        label="Available to"
        allowDeselect={false}
        data={[
          ...(can('codes.manage') ? [{ value: 'clinic', label: 'All members' }] : []),
          { value: 'private', label: 'Only me' },
        ]}
      />
      {code !== null && !isOwn && (
        <Text size="sm" c="dimmed">
          Your description is shown wherever the code appears. Searching the official description still finds the code.
        </Text>
      )}
      <div className={classes.foot}>
        {isOwn && <RemoveButton kind={kind} code={code} onRemoved={onClose} />}
        <CancelButton />
        <Button type="submit" loading={form.submitting}>
          Save
        </Button>
      </div>
    </Form>
  );
}

interface RemoveButtonProps {
  kind: CodeKind;
  code: ListedCode;
  onRemoved: () => void;
}

/** Removes a code from the list after confirmation. */
function RemoveButton({ kind, code, onRemoved }: RemoveButtonProps) {
  const gone = {
    refreshes: ['chart'],
    onDone: () => {
      toast.success(`${code.code} removed from your list. Existing notes keep its name.`);
      onRemoved();
    },
  };
  const removeDiagnosis = useApiMutation(DeleteDiagnosisDocument, gone);
  const removeProcedure = useApiMutation(DeleteProcedureDocument, gone);
  const remove = kind === 'diagnosis' ? removeDiagnosis : removeProcedure;
  const removeAfterAsking = async (): Promise<void> => {
    const sure = await confirm({
      title: `Remove ${code.code} from the list?`,
      message:
        code.code_type === 'Custom'
          ? 'It can no longer be chosen. Existing notes keep its name.'
          : 'Your name is deleted. The code stays in its code set, and its price in the fee schedule.',
      confirm: 'Remove',
      danger: true,
    });
    if (sure) remove.mutate({ id: code.id, version: code.version! });
  };
  return (
    <Button
      className={classes.start}
      variant="default"
      color="red"
      loading={remove.isPending}
      onClick={() => void removeAfterAsking()}
    >
      Remove
    </Button>
  );
}

// The clinic has no row for a code of a code set yet: the first save creates one.
const NOT_OWN = 0;

function versioned(code: ListedCode) {
  return { ...code, version: code.version ?? NOT_OWN };
}

function typedOf(code: ReturnType<typeof versioned> | null): FormValues {
  const own = code === null || code.version === NOT_OWN ? null : code;
  return {
    code: code?.code ?? '',
    code_type: code?.code_type ?? 'Custom',
    official_name: code?.official_name ?? '',
    long_description: own?.long_description ?? '',
    pmh_display_name: code?.pmh_display_name ?? '',
    price_cents: code?.price_cents == null ? '' : formatAmount(code.price_cents),
    access_level: own?.access_level ?? (can('codes.manage') ? 'clinic' : 'private'),
  };
}

// The form's field names are the same for both kinds; the API's follow the specification.
function check(kind: CodeKind, typed: FormValues): RulesResult<DiagnosisFields | ProcedureFields> {
  const texts = { ...typed, long_description: typed.long_description || null };
  const read =
    kind === 'diagnosis'
      ? diagnosisForm['~standard'].validate({
          ...texts,
          icd_code: typed.code,
          icd_code_type: typed.code_type,
          pmh_display_name: typed.pmh_display_name || null,
        })
      : procedureForm['~standard'].validate({
          ...texts,
          cpt_code: typed.code,
          cpt_code_type: typed.code_type,
          price_cents: typed.price_cents.trim() === '' ? null : (readTypedMoney(typed.price_cents) ?? Number.NaN),
        });
  if (read instanceof Promise || read.issues === undefined) return read as { value: DiagnosisFields | ProcedureFields };
  return {
    issues: read.issues.map((issue) => ({
      ...issue,
      path: issue.path?.map((step) => (step === 'icd_code' || step === 'cpt_code' ? 'code' : step)),
    })),
  };
}

async function save(
  checked: DiagnosisFields | ProcedureFields,
  standing: { id: string; version: number } | null,
  client_key: string,
): Promise<void> {
  if ('icd_code' in checked) {
    if (standing === null) await request(CreateDiagnosisDocument, { input: { ...checked, client_key } });
    else await request(UpdateDiagnosisDocument, { ...standing, input: checked });
  } else if (standing === null) await request(CreateProcedureDocument, { input: { ...checked, client_key } });
  else await request(UpdateProcedureDocument, { ...standing, input: checked });
}

async function readAgain(kind: CodeKind, { code }: ListedCode): Promise<ListedCode[]> {
  return kind === 'diagnosis'
    ? listedDiagnoses(await request(ListDiagnosesDocument, { search: code, take: 50 }))
    : listedProcedures(await request(ListProceduresDocument, { search: code, take: 50 }));
}
