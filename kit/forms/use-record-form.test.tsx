// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../api/api-error.ts';
import { useToasts } from '../feedback/toast.ts';
import { type MountedComponent, mount } from '../testing/mount.tsx';
import { useQuestion } from '../windows/confirm.ts';
import { TextField } from './fields/text-field.tsx';
import { FormDialog } from './form-dialog.tsx';
import { FormDrawer } from './form-drawer.tsx';
import type { RulesResult } from './form-rules.ts';
import { useRecordForm } from './use-record-form.ts';

interface Tag {
  id: string;
  name: string;
  version: number;
}

const tag: Tag = { id: '1', name: 'Diabetes', version: 1 };

/** Requires a name. */
const rules = {
  '~standard': {
    validate: (value: unknown): RulesResult<{ name: string }> => {
      const { name } = value as { name: string };
      return name.trim() === ''
        ? { issues: [{ message: 'Name is required', path: ['name'] }] }
        : { value: { name: name.trim() } };
    },
  },
};

/** The server's row, and the calls that it received. */
interface Server {
  tag: Tag | undefined;
  calls: string[];
}

const FRAMES = { dialog: FormDialog, drawer: FormDrawer };
const frames = ['dialog', 'drawer'] as const;

function TagForm(props: { frame: keyof typeof FRAMES; row: Tag | null; server: Server; onClose: () => void }) {
  const { frame, row, server, onClose } = props;
  const form = useRecordForm({
    row,
    values: (shown) => ({ name: shown?.name ?? '' }),
    rules,
    says: ({ name }) => name,
    read: async () => server.tag,
    create: async ({ name }) => server.calls.push(`create ${name}`),
    update: async ({ name }, version) => {
      server.calls.push(`update ${name} over ${version}`);
      if (server.tag?.version !== version) throw new ApiError('STALE_VERSION', 'This tag has changed.');
      server.tag = { ...server.tag, name, version: version + 1 };
    },
    done: ['Tag created', 'Tag saved'],
    onSaved: onClose,
  });
  const Frame = FRAMES[frame];
  return (
    <Frame form={form} title="Tag" onClose={onClose}>
      <TextField form={form} name="name" label="Name" />
    </Frame>
  );
}

async function open(
  frame: keyof typeof FRAMES,
  row: Tag | null,
): Promise<MountedComponent & { server: Server; onClose: () => void }> {
  const server: Server = { tag: row ?? undefined, calls: [] };
  const onClose = vi.fn();
  const page = await mount(<TagForm frame={frame} row={row} server={server} onClose={onClose} />);
  return { ...page, server, onClose };
}

const toasts = (): readonly string[] => useToasts.getState().toasts.map(({ message }) => message);

beforeEach(() => vi.stubGlobal('IntersectionObserver', NothingOnScreen));
afterEach(() => vi.unstubAllGlobals());

class NothingOnScreen {
  observe(): void {}
  disconnect(): void {}
}

test.each(frames)('a form in a %s creates a record, confirms it and closes', async (frame) => {
  const page = await open(frame, null);
  await page.type('Name', ' Asthma ');
  await page.click('Save');
  expect(page.server.calls).toEqual(['create Asthma']);
  expect(toasts()).toEqual(['Tag created']);
  expect(page.onClose).toHaveBeenCalledOnce();
});

test.each(frames)('a form in a %s marks and focuses the invalid field and sends nothing', async (frame) => {
  const page = await open(frame, null);
  await page.click('Save');
  expect(page.server.calls).toEqual([]);
  expect(page.text()).toContain('Name is required');
  expect(document.activeElement).toBe(page.input('Name'));
  expect(page.onClose).not.toHaveBeenCalled();
});

test.each(frames)('a form in a %s saves over the version that it was opened with', async (frame) => {
  const page = await open(frame, tag);
  await page.type('Name', 'Diabetes type 2');
  await page.click('Save');
  expect(page.server.calls).toEqual(['update Diabetes type 2 over 1']);
  expect(toasts()).toEqual(['Tag saved']);
});

test.each(frames)('a %s with unsaved text asks before it closes', async (frame) => {
  const page = await open(frame, tag);
  await page.click('Cancel');
  expect(page.onClose).toHaveBeenCalledOnce();

  await page.type('Name', 'Diabetes type 2');
  await page.click('Cancel');
  const question = useQuestion.getState().question!;
  expect(question.title).toBe('Close without saving?');
  await act(async () => question.answer(false));
  expect(page.onClose).toHaveBeenCalledOnce();
  expect(page.input('Name').value).toBe('Diabetes type 2');

  await page.click('Cancel');
  await act(async () => useQuestion.getState().question!.answer(true));
  expect(page.onClose).toHaveBeenCalledTimes(2);
});

test('a refused save shows the other version; saving again overwrites it', async () => {
  const page = await open('dialog', tag);
  page.server.tag = { ...tag, name: 'Diabetes mellitus', version: 2 };
  await page.type('Name', 'Diabetes type 2');
  await page.click('Save');
  expect(page.text()).toContain('Someone else saved changes: Diabetes mellitus. Save again to overwrite them.');
  expect(page.input('Name').value).toBe('Diabetes type 2');
  expect(page.onClose).not.toHaveBeenCalled();
  await page.click('Save');
  expect(page.server.calls).toEqual(['update Diabetes type 2 over 1', 'update Diabetes type 2 over 2']);
  expect(page.server.tag).toMatchObject({ name: 'Diabetes type 2', version: 3 });
});

test('the other version can be adopted instead', async () => {
  const page = await open('dialog', tag);
  page.server.tag = { ...tag, name: 'Diabetes mellitus', version: 2 };
  await page.type('Name', 'Diabetes type 2');
  await page.click('Save');
  await page.click('Use their version');
  expect(page.input('Name').value).toBe('Diabetes mellitus');
  expect(page.text()).not.toContain('Someone else');
  await page.type('Name', 'Diabetes mellitus type 2');
  await page.click('Save');
  expect(page.server.calls.at(-1)).toBe('update Diabetes mellitus type 2 over 2');
});

test('a newer row that arrives while the form is open is a conflict, not a silent overwrite', async () => {
  const page = await open('dialog', tag);
  await page.type('Name', 'Diabetes type 2');
  const newer = { ...tag, name: 'Diabetes mellitus', version: 2 };
  page.server.tag = newer;
  await page.update(<TagForm frame="dialog" row={newer} server={page.server} onClose={page.onClose} />);
  expect(page.text()).toContain('Someone else saved changes: Diabetes mellitus.');
  expect(page.input('Name').value).toBe('Diabetes type 2');
  // The notice was not on screen long enough: the first save is checked against the version that the form started with.
  await page.click('Save');
  expect(page.server.calls).toEqual(['update Diabetes type 2 over 1']);
  expect(page.server.tag).toEqual(newer);
});

test('a deleted record leaves the input visible', async () => {
  const page = await open('dialog', tag);
  page.server.tag = undefined;
  await page.type('Name', 'Diabetes type 2');
  await page.click('Save');
  expect(page.text()).toContain('Someone else deleted this since you opened it. What you typed is still here.');
  expect(page.input('Name').value).toBe('Diabetes type 2');
});
