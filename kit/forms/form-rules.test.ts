import { expect, test } from 'vitest';
import { z } from 'zod';
import { type FormRules, messagesByPath, required } from './form-rules.ts';

test('accepts a zod schema as a form’s rules', async () => {
  const schema = z.object({
    name: z.string().min(1, 'Name is required'),
    address: z.object({ city: z.string('City is required') }),
  });
  const rules: FormRules<{ name: string; address: { city: string } }, { name: string }> = schema;
  const result = await rules['~standard'].validate({ name: '', address: {} });
  expect(messagesByPath(result.issues ?? [])).toEqual({ name: 'Name is required', 'address.city': 'City is required' });
});

test('uses the first message of a field', () => {
  const issues = [
    { message: 'one', path: ['a', 0] },
    { message: 'two', path: ['a', { key: 0 }] },
    { message: 'whole' },
  ];
  expect(messagesByPath(issues)).toEqual({ 'a.0': 'one', '': 'whole' });
});

test('required rejects blank values', async () => {
  const rules = required<{ username: string; password: string }>({
    username: 'Enter a name',
    password: 'Enter a password',
  });
  const result = await rules['~standard'].validate({ username: '  ', password: 'x' });
  expect(messagesByPath(result.issues ?? [])).toEqual({ username: 'Enter a name' });
});
