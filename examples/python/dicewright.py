"""Games of dicewright for Python: one file, nothing but the standard library.

    from dicewright import Games, Environment

    with Games("kiriki", players=2, seed="s", count=64) as games:      # many at once
        while not all(step["over"] for step in games.steps):
            games.step([None if step["over"] else step["legal"][0] for step in games.steps])

    env = Environment("kiriki", players=2)                              # one, player by player
    env.reset(seed=1)
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, info = env.last()
        env.step(None if terminated else env.action_space(agent).sample(info["legal"]))

`Environment` has the shape of PettingZoo's environments for players who take turns (AEC). The games run in a process of their
own, `npx dicewright env`, or what the variable DICEWRIGHT says instead of `npx dicewright`. What goes to and fro is told in
docs/reference/any-program.md.
"""

import contextlib
import json
import os
import random
import shlex
import subprocess


class GameError(Exception):
    """Why something was refused; nothing has changed then."""

    def __init__(self, answer):
        super().__init__(answer["message"])
        self.code = answer["code"]
        self.clause = answer.get("clause")
        self.path = answer.get("path")


class Process:
    """The other end of the lines. `modules` are JavaScript modules of games of your own."""

    def __init__(self, modules=()):
        command = shlex.split(os.environ.get("DICEWRIGHT", "npx dicewright")) + ["env"]
        for module in modules:
            command += ["--module", module]
        self.child = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)

    def ask(self, op, **request):
        told = {"op": op, **{name: value for name, value in request.items() if value is not None}}
        self.child.stdin.write(json.dumps(told, separators=(",", ":")).encode() + b"\n")
        self.child.stdin.flush()
        line = self.child.stdout.readline()
        if not line:
            raise EOFError("dicewright env has ended")
        answer = json.loads(line)
        if answer.pop("ok"):
            return answer
        raise GameError(answer)

    def close(self):
        with contextlib.suppress(EOFError, OSError):
            self.ask("close")
        with contextlib.suppress(OSError):
            self.child.stdin.close()
        self.child.stdout.close()
        self.child.wait()


class Games:
    """Games side by side. `steps` has for each what `open` and `step` answered last."""

    def __init__(self, game, *, modules=(), **table):
        self.process = Process(modules)
        try:
            self.open(game, **table)
        except BaseException:
            self.process.close()
            raise

    def open(self, game, **table):
        """Opens others in their place: players, options, seed, count, chance, observe."""
        self.steps = self.process.ask("open", game=game, **table)["games"]
        return self.steps

    def step(self, actions, player=None, observe=None):
        self.steps = self.process.ask("step", actions=actions, player=player, observe=observe)["games"]
        return self.steps

    def bot(self, bot, player=None):
        """What a bot does in each game, for `step`; None where it isn't to act."""
        return self.process.ask("bot", bot=bot, player=player)["actions"]

    def describe(self, game, id):
        return self.process.ask("describe", game=game, id=id)

    def id(self, game, action):
        return self.process.ask("id", game=game, action=action)["id"]

    def record(self, game):
        return self.process.ask("record", game=game)["record"]

    def schema(self):
        return self.process.ask("schema")

    def close(self):
        self.process.close()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()


class Discrete:
    """Numbers below n; without n any that `info["legal"]` has."""

    def __init__(self, n):
        self.n = n
        self.random = random.Random(0)

    def seed(self, seed):
        self.random.seed(seed)

    def sample(self, legal):
        return self.random.choice(legal)

    def contains(self, action):
        return isinstance(action, int) and action >= 0 and (self.n is None or action < self.n)


class Box:
    """Lists of numbers from -1 to 1."""

    def __init__(self, shape):
        self.shape = tuple(shape)
        self.low, self.high = -1.0, 1.0

    def contains(self, numbers):
        return len(numbers) == self.shape[0] and all(self.low <= number <= self.high for number in numbers)


class Environment:
    """One game, player by player. Agents are called `player_0`, `player_1`, ...

    What a player observes is a list of numbers, and `info` has `view`, the same as data, and `legal`, the ids that can be
    chosen. A reward is the share of the victory at the end; alone the score.
    """

    metadata = {"render_modes": ["ansi"], "name": "dicewright"}

    def __init__(self, game, *, modules=(), **table):
        self.game, self.table = game, table
        self.games = Games(game, modules=modules, seed="0", observe=True, **table)
        schema = self.games.schema()
        self.possible_agents = [f"player_{player}" for player in range(schema["players"])]
        self.spaces = {agent: Discrete(schema["space"]["n"]) for agent in self.possible_agents}
        self.box = Box((schema["observation"] or {"shape": [0]})["shape"])
        self.reset()

    def observation_space(self, _agent):
        return self.box

    def action_space(self, agent):
        return self.spaces[agent]

    def reset(self, seed=0, options=None):
        table = self.table if options is None else {**self.table, "options": options}
        self.games.open(self.game, seed=str(seed), observe=True, **table)
        for player, space in enumerate(self.spaces.values()):
            space.seed(f"{seed}/{player}")
        self.agents = list(self.possible_agents)
        self.rewards = {agent: 0.0 for agent in self.agents}
        self._cumulative_rewards = dict(self.rewards)
        self.terminations = {agent: False for agent in self.agents}
        self.truncations = {agent: False for agent in self.agents}
        self._told()

    def _told(self):
        """Takes in what the last step was."""
        step = self.games.steps[0]
        self.infos = {agent: {"legal": [], "view": None} for agent in self.agents}
        if step["over"]:
            self.terminations = {agent: True for agent in self.agents}
            self.rewards = {agent: self._reward(step["result"], agent) for agent in self.agents}
            self._cumulative_rewards = dict(self.rewards)
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = self.possible_agents[step["player"]]
            self.infos[self.agent_selection] = {"legal": step["legal"], "view": step["view"]}

    def _reward(self, result, agent):
        winners, scores = result["winners"], result["scores"]
        player = self.possible_agents.index(agent)
        if len(self.possible_agents) == 1:
            return float(scores[0]) if scores else float(len(winners))
        return 1 / len(winners) if player in winners else 0.0

    def observe(self, agent):
        """What an agent sees now, whoever's turn it is."""
        player = self.possible_agents.index(agent)
        shown = self.games.steps[0]
        if shown["player"] == player:
            return shown["observation"]
        [step] = self.games.step([None], player=player, observe=True)
        # Ids are those of the player who was asked for last.
        self.games.step([None], player=shown["player"], observe=True)
        return step["observation"]

    def last(self, observe=True):
        agent = self.agent_selection
        return (
            self.observe(agent) if observe else None,
            self._cumulative_rewards[agent],
            self.terminations[agent],
            self.truncations[agent],
            self.infos[agent],
        )

    def step(self, action):
        if self.terminations[self.agent_selection]:
            # An agent for whom it is over says goodbye.
            self.agents.remove(self.agent_selection)
            if self.agents:
                self.agent_selection = self.agents[0]
            return
        self.games.step([action], observe=True)
        self._told()

    def bot(self, bot):
        """What a bot of dicewright does for the agent whose turn it is."""
        return self.games.bot(bot)[0]

    def agent_iter(self, max_iter=2**63):
        while self.agents and max_iter > 0:
            max_iter -= 1
            yield self.agent_selection

    def render(self):
        return json.dumps(self.games.steps[0]["view"])

    def close(self):
        self.games.close()
