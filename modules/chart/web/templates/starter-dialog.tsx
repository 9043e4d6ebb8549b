import { Checkbox, Stack } from '@mantine/core';
import '@mantine/core/styles/Checkbox.layer.css';
import { request } from '#kit/api/request.ts';
import { refreshAll, type Refreshes } from '#kit/api/use-api.ts';
import { toast } from '#kit/feedback/toast.ts';
import { FormDialog } from '#kit/forms/form-dialog.tsx';
import type { FormRules } from '#kit/forms/form-rules.ts';
import { useApiForm } from '#kit/forms/use-api-form.ts';
import { can } from '#kit/session/viewer.ts';
import { STARTER_TEMPLATES } from '../../rules/templates/starter-templates.ts';
import { CreateTemplateDocument } from '../chart.operations.gen.ts';

type Chosen = { chosen: string[] };

const RULES: FormRules<Chosen, Chosen> = {
  '~standard': {
    version: 1,
    vendor: 'salus',
    validate: (value) => {
      const { chosen } = value as Chosen;
      if (chosen.length > 0) return { value: { chosen } };
      return { issues: [{ message: 'Select a template', path: ['chosen'] }] };
    },
  },
};

interface StarterDialogProps {
  /** The nicknames that are in use. */
  taken: ReadonlySet<string>;
  refreshes: Refreshes;
  onClose: () => void;
}

/** Adds templates included with Salus, for everyone in the clinic if the user has the right to. */
export function StarterDialog({ taken, refreshes, onClose }: StarterDialogProps) {
  const form = useApiForm<Chosen, Chosen>({
    initialValues: { chosen: [] },
    rules: RULES,
    submit: async ({ chosen }) => {
      const access_level = can('chart.setup') ? 'clinic' : 'private';
      try {
        for (const { name, nickname, template_html } of STARTER_TEMPLATES)
          if (chosen.includes(nickname))
            await request(CreateTemplateDocument, {
              id: crypto.randomUUID(),
              input: { name, nickname, template_html, access_level },
            });
      } finally {
        refreshAll(refreshes);
      }
      toast.success(chosen.length === 1 ? 'Template added' : `${chosen.length} templates added`);
      onClose();
    },
  });
  const { key, props } = form.field<string[]>('chosen');
  const { defaultValue, onChange, error } = props;
  return (
    <FormDialog form={form} title="Starter templates" save="Add templates" onClose={onClose}>
      <Checkbox.Group
        key={key}
        label="Templates"
        description="Headings and blanks only. You can change them afterward."
        {...{ defaultValue, onChange, error }}
      >
        <Stack gap="xs" mt="sm">
          {STARTER_TEMPLATES.map(({ name, nickname, purpose }) => (
            <Checkbox
              key={nickname}
              value={nickname}
              disabled={taken.has(nickname)}
              label={name}
              description={taken.has(nickname) ? `.${nickname} is already in use` : `.${nickname}, ${purpose}`}
            />
          ))}
        </Stack>
      </Checkbox.Group>
    </FormDialog>
  );
}
