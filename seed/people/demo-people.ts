export { type ClinicTag, type ClinicTagName, clinicTags } from './clinic-tags.ts';
export { demoCategories, type DemoCategory, type DemoCategoryName } from './demo/demo-categories.ts';
export { type DemoNote, demoNotes } from './demo/demo-notes.ts';
export { type DemoPatient, demoPatients } from './demo/demo-patients.ts';
export { type DemoAllergy, type DemoMedication } from './demo/demo-sheet.ts';
export { type DemoStaff, demoStaff, type DoctorKey, type StaffKey } from './demo/demo-staff.ts';
export { type DemoVisit, demoVisits } from './demo/demo-visits.ts';
