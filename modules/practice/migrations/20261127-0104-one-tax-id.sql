-- The tax ID and the NPI on claims are fields of the clinic: what was printed on claims so far is kept.
update practice.clinic c
set attributes = c.attributes
  || case when s.tax_id = '' then '{}'::jsonb
       else jsonb_build_object('tax_id', case when s.tax_id_kind = 'SSN'
         then regexp_replace(replace(s.tax_id, '-', ''), '^(\d{3})(\d{2})(\d{4})$', '\1-\2-\3')
         else regexp_replace(replace(s.tax_id, '-', ''), '^(\d{2})(\d{7})$', '\1-\2') end) end
  || case when s.npi = '' then '{}'::jsonb else jsonb_build_object('group_npi', s.npi) end,
  version = c.version + 1
from billing.settings s
where s.clinic_id = c.clinic_id and (s.tax_id <> '' or s.npi <> '');
