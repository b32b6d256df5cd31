'use client';

import { createClient, memoryStorage } from '@vinrod/api-client';
import { Button } from '@vinrod/ui/button';
import { useState, type ReactElement } from 'react';

const client = createClient({
  baseUrl: '/api',
  storage: memoryStorage(),
  fetch: () => Promise.resolve(Response.json([])),
});

export function Fetching(): ReactElement {
  const [groups, setGroups] = useState<readonly unknown[] | null>(null);
  return (
    <>
      <Button variant="primary" onPress={() => void client.corporateGroups.minimal().then(setGroups)}>
        Hämta
      </Button>
      <output>{groups !== null && `Hämtat: ${groups.length}`}</output>
    </>
  );
}
