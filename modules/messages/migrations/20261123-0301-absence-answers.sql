-- From when to when a member is away, and what whoever writes to them is answered. The text is about no patient, and in the clear.
create table messages.absence (
  clinic_id uuid not null,
  id uuid not null,
  user_id uuid not null,
  first_day date not null,
  last_day date not null,
  answer text not null,
  version integer not null default 1,
  created_time timestamptz not null,
  ended_time timestamptz,
  primary key (clinic_id, id),
  foreign key (clinic_id, user_id) references practice.member (clinic_id, user_id),
  check (first_day <= last_day)
);
create unique index absence_of_member on messages.absence (clinic_id, user_id) where ended_time is null;

-- In which conversations an absence was answered already: once in each.
create table messages.absence_answer (
  clinic_id uuid not null,
  absence_id uuid not null,
  conversation_id uuid not null,
  created_time timestamptz not null,
  primary key (clinic_id, absence_id, conversation_id),
  foreign key (clinic_id, absence_id) references messages.absence (clinic_id, id),
  foreign key (clinic_id, conversation_id) references messages.conversation (clinic_id, id)
);

-- Written by nobody in that moment: it is answered by no other such message.
alter table messages.message add column automatic boolean not null default false;
-- Written to the clinic as a whole: whoever is there answers, and nobody's absence does.
alter table messages.conversation add column to_clinic boolean not null default false;
