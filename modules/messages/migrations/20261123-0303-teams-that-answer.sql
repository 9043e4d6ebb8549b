-- A team that has to answer: a role of the clinic. One of the two, or nobody.
alter table messages.conversation add column assigned_role_id uuid;
alter table messages.conversation
  add constraint conversation_assigned_role foreign key (clinic_id, assigned_role_id) references practice.role (clinic_id, id),
  add constraint conversation_assigned_once check (num_nonnulls(assigned_to, assigned_role_id) <= 1);
create index conversation_assigned_to on messages.conversation (clinic_id, assigned_to) where assigned_to is not null;
create index conversation_of_team on messages.conversation (clinic_id, assigned_role_id) where assigned_role_id is not null;
