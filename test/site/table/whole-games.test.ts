import { expect, inject, it } from 'vitest';
import { tableSite } from '../../helpers/table-site.js';

const open = tableSite(() => inject('table'));

it.each([
  ['kiriki', '?players=2&seats=you,random&seed=whole'],
  ['krakatoa', '?players=2&seats=you,you&seed=whole'],
  ['calavera', '?players=2&seats=you,you&seed=whole'],
  ['rasanto', '?players=2&seats=you,you&seed=whole'],
  // Played at random it takes up to some thousand turns.
  ['slide', '?players=2&seats=you,you&seed=whole&turnLimit=30'],
  ['wolf-in-a-sheeps-coat', '?players=2&seats=you,you&seed=whole'],
  ['the-clever-mole', '?players=2&seats=you,you&seed=whole&target=1'],
  ['dora', '?players=2&seats=you,you&seed=whole'],
])('%s is played to its end by pointing at what is open', async (game, query) => {
  const table = await open();
  await table.go(`#/${game}${query}`);
  const end = await table.finish();
  expect(end.isOver).toBe(true);
  expect(await table.text('[data-testid="result"] h2')).toMatch(/win/);
  expect(await table.verdict()).toBe('The dice were fair');
  expect(table.problems).toEqual([]);
  expect(table.requests.filter((url) => !url.startsWith(table.address) && !/^(data|blob|about):/.test(url))).toEqual(
    [],
  );
});

it('Kiriki is played to its end by keyboard alone', async () => {
  const table = await open();
  await table.go('#/kiriki?players=1&seats=you&seed=keys');
  const focused = (): Promise<string> =>
    table.page.evaluate(`(() => {
      const { dataset } = document.activeElement;
      return dataset.state === 'open' ? dataset.part : '';
    })()`) as Promise<string>;
  /** What is preferred: sheets are filled at once, so that it ends soon. */
  const wanted = (part: string): boolean => part.startsWith('line:') || part === 'action:roll';
  for (let presses = 0; presses < 3_000 && !(await table.sight()).isOver; presses++) {
    const part = await focused();
    const { open: parts } = await table.sight();
    const isBest = part.startsWith('line:') || (part !== '' && !parts.some((one) => one.startsWith('line:')));
    await table.page.keyboard.press(isBest && wanted(part) ? 'Enter' : 'Tab');
  }
  expect(await table.text('[data-testid="result"]')).toMatch(/wins/);
});
