import type { ComponentType } from 'react';

/** A member of the clinic. */
export interface LogMember {
  id: string;
  name: string;
}

/** A patient by id. `link` controls the link to their page: in the tab order, for the pointer only, or none. */
export interface PatientNameProps {
  id: string;
  link: 'tab' | 'pointer' | 'none';
}

/** A field to select a patient, null for all of them. */
export interface PatientFieldProps {
  label: string;
  placeholder: string;
  value: string | null;
  onChange: (id: string | null) => void;
}

/** Data from higher modules, which the log can't import. */
export interface AuditLogProps {
  /** The members to filter by; undefined while they are loading, or if the viewer may not see them. */
  members: readonly LogMember[] | undefined;
  /** Names of further ids in entries: roles and practices, and access rules by their names. */
  names?: ReadonlyMap<string, string>;
  PatientName: ComponentType<PatientNameProps>;
  /** Undefined if the viewer may not search patients. */
  PatientField: ComponentType<PatientFieldProps> | undefined;
}
