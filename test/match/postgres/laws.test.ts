import { postgresStore } from 'dicewright/postgres';
import { storeLaws } from 'dicewright/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Database, databases } from './databases.js';

describe.each(Object.entries(databases))('the laws of stores hold in %s', (_, open) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
    await postgresStore(database.client).migrate();
  });
  afterAll(() => database.end());

  for (const law of storeLaws(() => postgresStore(database.client, { listen: database.listen }))) {
    it(law.name, async () => {
      expect((await law.run()).checks).toBeGreaterThan(0);
    });
  }
});
