-- Who performs the call: null if it ended because the database was gone, and may be performed again.
alter table platform.answered_call add column attempt uuid;
-- What its transactions returned, each written by the transaction itself: a further attempt doesn't run them again.
alter table platform.answered_call add column results bytea[] not null default '{}';
update platform.answered_call set attempt = gen_random_uuid() where answer is null;
