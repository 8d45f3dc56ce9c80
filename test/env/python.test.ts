import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { kiriki } from 'dicewright/kiriki';
import { type GameRecord, verifyRecord } from 'dicewright/record';
import { describe, expect, it } from 'vitest';
import { commandFile } from '../helpers/compiled.js';
import { root } from '../helpers/root.js';

// Programs in another language, over pipes.

const FOLDER = join(root, 'examples/python');

const hasPython = spawnSync('python3', ['--version']).status === 0;
if (!hasPython) console.warn('\nNO PYTHON: examples/python is not tested.\n');

/** What a program of Python prints; the package's command is that of the sources. */
function printed(...args: string[]): string {
  const { status, stdout, stderr } = spawnSync('python3', args, {
    cwd: root,
    encoding: 'utf8',
    env: {
      ...process.env,
      DICEWRIGHT: `${process.execPath} ${commandFile}`,
      PYTHONPATH: FOLDER,
      PYTHONDONTWRITEBYTECODE: '1',
    },
    maxBuffer: 1e8,
  });
  expect([stderr, status]).toEqual(['', 0]);
  return stdout;
}

const numbersIn = (line: string): number[] => (line.match(/[-+]?\d+(\.\d+)?/g) ?? []).map(Number);

describe.skipIf(!hasPython)('programs in Python', () => {
  it.each([
    ['kiriki', 'random', '3'],
    ['slipped', 'easy', '1'],
    ['quadrula-rasa', 'random', '1'],
    ['tabula-rasa', 'random', '1'],
  ])('play bots of this package: %s against %s', (game, bot, count) => {
    const args = [join(FOLDER, 'play.py'), game, bot, '--games', count, '--seed', 'test'];
    const told = printed(...args);
    expect(told).toMatch(new RegExp(`^${game}, ${count} games: Python [\\d.]+, ${bot} [\\d.]+\\n$`));
    const [, mine = 0, others = 0] = numbersIn(told);
    expect(mine + others).toBe(Number(count));
    if (bot === 'random') expect(printed(...args)).toBe(told);
  });

  it('learn, and play better after it', () => {
    const told = printed(join(FOLDER, 'learn.py'), '--turns', '4000', '--games', '2', '--seed', 'test');
    const [before = [], after = [], ...more] = told.trimEnd().split('\n').map(numbersIn);
    expect(more).toEqual([]);
    // Points a game alone, games won, games, points ahead.
    expect(before).toHaveLength(4);
    expect(after[0]).toBeGreaterThan((before[0] as number) + 60);
    expect(after[3]).toBeGreaterThan(before[3] as number);
  });

  it('go through a game player by player, as PettingZoo has it', () => {
    const told = printed(
      '-c',
      `
import json
from dicewright import Environment, GameError
env = Environment("kiriki", players=2)
env.reset(seed=3)
assert env.possible_agents == env.agents == ["player_0", "player_1"]
turns = []
for agent in env.agent_iter():
    assert agent == env.agent_selection
    observation, reward, terminated, truncated, info = env.last()
    assert env.observation_space(agent).contains(observation)
    other = [one for one in env.possible_agents if one != agent][0]
    assert env.observation_space(other).contains(env.observe(other))
    assert not truncated
    if terminated:
        env.step(None)
        continue
    assert reward == 0 and info["view"]["game"] == "kiriki"
    action = env.action_space(agent).sample(info["legal"])
    assert env.action_space(agent).contains(action)
    if len(turns) == 3:
        before = env.games.steps
        try:
            env.step(env.action_space(agent).n + 1)
            raise AssertionError("taken")
        except GameError as error:
            assert error.code == "INVALID_ACTION" and error.path == ["actions", 0]
        assert env.games.steps == before and env.agent_selection == agent
    turns.append(agent)
    env.step(action)
assert env.agents == []
assert sum(env.rewards.values()) == 1
print(json.dumps({"turns": turns, "record": env.games.record(0)}))
env.close()
`,
    );
    const { turns, record } = JSON.parse(told) as { turns: string[]; record: GameRecord };
    expect(record.actions.map(({ player }) => `player_${player}`)).toEqual(turns);
    expect(verifyRecord(record, kiriki).ok).toBe(true);
  });
});
