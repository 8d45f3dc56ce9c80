"""A program in Python plays a bot of dicewright.

    python3 play.py [GAME] [BOT] [--players n] [--games n] [--seed s]

The program sits at the first seat, and its policy is the one function below; the bot plays the others. Prints how many games
each has won, ties shared. `env.games.record(0)` is the record of a game, which `dicewright verify` reads.
"""

import argparse
import random

from dicewright import Environment


def policy(observation, info, chance):
    """What the program does: here anything. `info["view"]` is what it sees, `info["legal"]` what it may do."""
    return chance.choice(info["legal"])


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("game", nargs="?", default="kiriki")
    parser.add_argument("bot", nargs="?", default="easy")
    parser.add_argument("--players", type=int)
    parser.add_argument("--games", type=int, default=4)
    parser.add_argument("--seed", default="s")
    asked = parser.parse_args()
    chance = random.Random(asked.seed)
    env = Environment(asked.game, players=asked.players)
    shares = {agent: 0.0 for agent in env.possible_agents}
    for number in range(asked.games):
        env.reset(seed=f"{asked.seed} {number}")
        for agent in env.agent_iter():
            observation, reward, terminated, truncated, info = env.last()
            if terminated or truncated:
                shares[agent] += reward
                env.step(None)
            elif agent == "player_0":
                env.step(policy(observation, info, chance))
            else:
                env.step(env.bot(asked.bot))
    env.close()
    mine = shares.pop("player_0")
    print(f"{asked.game}, {asked.games} games: Python {mine:g}, {asked.bot} {sum(shares.values()):g}")


if __name__ == "__main__":
    main()
