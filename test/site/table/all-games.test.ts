import { basename } from 'node:path';
import { games } from 'dicewright/games';
import { expect, inject, it } from 'vitest';
import { modulesBeside } from '../../../scripts/lib/table/table-modules.js';
import { root } from '../../helpers/root.js';
import { tableSite } from '../../helpers/table-site.js';

const open = tableSite(() => inject('table'));

it('shows all games, each with a picture that is there', async () => {
  const table = await open();
  await table.go('#/');
  const shown = (await table.page.evaluate(`(async () => {
    const cards = [...document.querySelectorAll('.card')];
    return Promise.all(cards.map(async (card) => {
      const picture = card.querySelector('img');
      picture.loading = 'eager';
      await picture.decode();
      return [card.querySelector('a').getAttribute('href'), picture.naturalWidth > 0];
    }));
  })()`)) as [string, boolean][];
  const others = modulesBeside(root, []).map(({ address }) => `#/${basename(address, '.js')}?module=${address}`);
  const wanted = [...Object.keys(games).map((id) => `#/${id}`), ...others];
  const addresses = shown.map(([address]) => address);
  expect([...new Set(addresses)].sort()).toEqual([...wanted].sort());
  // Eight to begin with stand on their shelves, too.
  expect(addresses).toHaveLength(wanted.length + 8);
  expect(shown.filter(([, hasPicture]) => !hasPicture)).toEqual([]);
});

it.each(Object.keys(games))('%s is opened and played for 30 actions', async (id) => {
  const table = await open(id);
  const players = games[id as keyof typeof games].playerCount.min;
  await table.go(`#/${id}?seats=${Array(players).fill('you').join(',')}&seed=thirty`);
  while ((await table.sight()).length < 30 && (await table.step()));
  const { length, isOver } = await table.sight();
  expect(length >= 30 || isOver).toBe(true);
  expect(table.problems).toEqual([]);
});
