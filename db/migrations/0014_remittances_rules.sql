SELECT protect_tenant_table(t) FROM unnest(ARRAY[
  'remittance_files', 'remittance_payments', 'remittance_claims', 'claim_adjustments', 'claim_postings',
  'remittance_conflicts', 'notifications'
]::regclass[]) AS t;
