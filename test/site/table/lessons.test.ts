import { expect, inject, it } from 'vitest';
import { until } from '../../helpers/browser.js';
import { tableSite } from '../../helpers/table-site.js';

const open = tableSite(() => inject('table'));

const task = `document.querySelector('[data-testid="status"] .next')?.textContent`;

it('asks for a jump, says why something else is not one, and goes on when it is found', async () => {
  const table = await open();
  await table.go('#/rules/smuggling');
  await until(table.page, `document.querySelector('[data-testid="lesson"]')`);
  await table.press('lesson');
  await until(table.page, `document.querySelector('.board svg')`);
  expect(await table.page.evaluate(task)).toContain('You lead the smugglers');
  // An officer is not the player's.
  await table.point('cell:e3');
  await until(table.page, `document.querySelector('[data-testid="status"] .refusal')`);
  await table.point('cell:d4');
  await table.point('cell:d3');
  await until(table.page, `${task} === 'Well done.'`);
  await table.press('lesson-next');
  await until(table.page, `(${task})?.includes('reached the border')`);
  // A legal move, and not what is asked for.
  await table.point('cell:d2');
  await table.point('cell:d3');
  await until(
    table.page,
    `document.querySelector('[data-testid="status"]').textContent.includes('something else is asked')`,
  );
  await table.point('cell:d2');
  await table.point('cell:e1');
  await until(table.page, `${task} === 'Well done.'`);
  expect(table.problems).toEqual([]);
});

it('leads back to the game from which somebody came, at its end', async () => {
  const table = await open();
  await table.go('#/lesson/sandwich?step=2&from=%23%2Fsandwich%3Fseed%3Dlesson');
  await until(table.page, `document.querySelector('.board svg')`);
  await table.point('cell:c4');
  await table.point('cell:c6');
  await until(table.page, `${task} === 'Well done.'`);
  await table.press('lesson-next');
  await until(table.page, `location.hash === '#/sandwich?seed=lesson'`);
  expect(table.problems).toEqual([]);
});

it('says so where there is no lesson, or no such step', async () => {
  const table = await open();
  for (const hash of ['#/lesson/kiriki', '#/lesson/smuggling?step=9']) {
    await table.go(hash);
    await until(table.page, `document.querySelector('.trouble')`);
  }
  expect(table.problems).toEqual([]);
});
