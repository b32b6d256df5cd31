/**
 * Settings of a server that keeps what it says it has stored. Others make test servers fast by doing without; what is
 * measured here is written to the disk.
 */
export const diskSettings: readonly string[] = [
  'fsync = on',
  'synchronous_commit = on',
  'full_page_writes = on',
  'autovacuum = on',
  'shared_buffers = 1GB',
  'work_mem = 16MB',
  'maintenance_work_mem = 256MB',
  'max_wal_size = 4GB',
  'checkpoint_timeout = 15min',
];
