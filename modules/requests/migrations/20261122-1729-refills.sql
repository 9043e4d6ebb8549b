alter table requests.request drop constraint request_type_check;
alter table requests.request add constraint request_type_check check (type in ('MakeAppointment', 'CancelAppointment',
  'PatientInfoUpdate', 'AddVital', 'AddMedicationHistory', 'AddAllergy', 'DeleteMedicationHistory', 'DeleteAllergy',
  'RefillMedication'));
