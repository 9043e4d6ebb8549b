import { expect, test } from 'vitest';
import { cosignNeed, serviceDateProblem, visitMode } from './index.ts';

const required = (cosigner_id: string | null = null) => ({ cosign_mode: 'required' as const, cosigner_id });
const optional = { cosign_mode: 'optional' as const, cosigner_id: null };

test('requires a cosignature by the author’s rule and by the signer’s rule', () => {
  expect(cosignNeed(null, null, 'signer')).toEqual({ mode: 'never', cosignerId: null });
  expect(cosignNeed(required(), null, 'signer')).toEqual({ mode: 'required', cosignerId: null });
  expect(cosignNeed(null, required('boss'), 'signer')).toEqual({ mode: 'required', cosignerId: 'boss' });
  expect(cosignNeed(optional, required(), 'signer')).toMatchObject({ mode: 'required' });
  expect(cosignNeed(optional, null, 'signer')).toMatchObject({ mode: 'optional' });
});

test('the author’s cosigner gives the second signature by signing, unless their own notes need one', () => {
  expect(cosignNeed(required('signer'), null, 'signer')).toMatchObject({ mode: 'never' });
  expect(cosignNeed(required('signer'), required('boss'), 'signer')).toEqual({ mode: 'required', cosignerId: 'boss' });
});

test('a date of service is between birth, death and today', () => {
  const bounds = { today: '2026-11-23', birth: '1980-03-01', death: null };
  expect(serviceDateProblem('2026-11-23', bounds)).toBeNull();
  expect(serviceDateProblem('1980-03-01', bounds)).toBeNull();
  expect(serviceDateProblem('2031-01-01', bounds)).toContain('future');
  expect(serviceDateProblem('1980-02-29', bounds)).toContain('birth');
  const dead = { ...bounds, death: '2026-11-01' };
  expect(serviceDateProblem('2026-11-02', dead)).toContain('death');
  expect(serviceDateProblem('2026-11-02', { ...dead, nonMedical: true })).toBeNull();
});

test('the encounter mode follows from the appointment’s online meeting or type', () => {
  expect(visitMode(true, 'Follow-up')).toBe('video');
  expect(visitMode(false, 'Telehealth')).toBe('video');
  expect(visitMode(false, 'Video visit')).toBe('video');
  expect(visitMode(false, 'Phone call')).toBe('phone');
  expect(visitMode(false, 'Telephone visit')).toBe('phone');
  expect(visitMode(false, 'Follow-up')).toBe('office');
});
