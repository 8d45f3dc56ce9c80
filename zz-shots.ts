import { launchBrowser } from './test/helpers/browser.js';
import { serveFolder } from './test/helpers/static-server.js';
import { TablePage } from './test/helpers/table-page.js';

const browser = await launchBrowser();
const server = await serveFolder('/tmp/tb');
const pages: [string, string, number][] = [
  ['list', '#/', 0],
  ['kiriki', '#/kiriki?players=2&seats=you,random&seed=a', 12],
  ['rasanto', '#/rasanto?seats=you,you&seed=a', 8],
  ['krakatoa', '#/krakatoa?players=4&seats=you,you,you,you&seed=a', 15],
  ['slide', '#/slide?seats=you,you&seed=a', 5],
  ['calavera', '#/calavera?players=3&seats=you,you,you&seed=a', 10],
  ['record', '#/record', 0],
];
const only = process.argv[2]?.split(',');
for (const [name, hash, steps] of pages) {
  if (only && !only.includes(name)) continue;
  const table = await TablePage.open(browser, server.address);
  await table.go(hash);
  for (let i = 0; i < steps; i++) await table.step();
  for (const width of [360, 800, 1600])
    for (const theme of ['light', 'dark']) {
      if (theme === 'dark' && width !== 800) continue;
      await table.page.setViewport({ width, height: width === 360 ? 740 : 1000 });
      await table.page.evaluate(`document.documentElement.dataset.theme = '${theme}'`);
      await new Promise((r) => setTimeout(r, 400));
      await table.page.screenshot({ path: `/tmp/shots/${name}-${width}-${theme}.png`, fullPage: name !== 'list' });
      console.log(name, width, await table.page.evaluate('document.documentElement.scrollWidth'));
    }
  if (table.problems.length) console.log(table.problems);
  await table.close();
}
await browser.close();
await server.close();
