import pg from 'pg';
import { expect, it } from 'vitest';
import { startPostgres } from './postgres.js';

async function ask(address: string, text: string): Promise<unknown[]> {
  const client = new pg.Client(address);
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

it('keeps what it was given when it is stopped and started, and ends when it is removed', async () => {
  const { address, stop, start, remove } = await startPostgres({ max_connections: '7' });
  try {
    await ask(address, 'create table kept as select 5 as five');
    await stop();
    await expect(ask(address, 'select 1')).rejects.toThrow('ECONNREFUSED');
    await start();
    expect(await ask(address, 'select five from kept')).toEqual([{ five: 5 }]);
    expect(await ask(address, 'show max_connections')).toEqual([{ max_connections: '7' }]);
  } finally {
    await remove();
  }
  await expect(ask(address, 'select 1')).rejects.toThrow('ECONNREFUSED');
});
