-- Events that were sent before their runs were followed have ended long ago: nothing begins them again.
UPDATE event_outbox SET ended_at = sent_at WHERE sent_at IS NOT NULL AND ended_at IS NULL;
