import type { WebModule } from '#kit/module/web-module.ts';

export type { CodePickerProps } from './code-picker.tsx';
export type { PickedCode } from './picked-code.ts';

/** What diagnoses and procedures are called and coded. */
export const codes: WebModule = { name: 'codes', routes: [] };

/** A field that finds and adds codes: `<CodePicker kind label onPick />`; see its properties. */
export const loadCodePicker = () => import('./code-picker.tsx').then(({ CodePicker }) => CodePicker);

/** A field of a procedure's modifiers, at most four: `<ModifierField value onChange />`. */
export const loadModifierField = () => import('./modifier-field.tsx').then(({ ModifierField }) => ModifierField);
