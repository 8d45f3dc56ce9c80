"""A program that learns Kiriki a little, from nothing but what it sees and what came of it.

    python3 learn.py [--turns n] [--games n] [--seed s]

It knows neither the rules nor what a line scores. Playing alone, 64 games at once, it finds out how many points a line has
brought with which dice, what the line brings on average, and, as a weighted sum of what it kept, what a turn comes to from
there. Before and after it plays level `easy` from both seats. With a seed it does the same each time.
"""

import argparse
import random

from dicewright import Games

BATCH = 64
STEP = 0.1


class Learner:
    def __init__(self, seed):
        self.random = random.Random(seed)
        self.weights = {}
        self.points = {}  # of a line with these dice
        self.average = {}  # of a line: how many times, and what it has brought
        self.exploring = 0.0

    def usual(self, line):
        times, mean = self.average.get(line, (0, 0.0))
        return mean

    def worth_of_line(self, line, dice):
        """How much better than usual the line would be used."""
        return self.points.get((line, dice), self.usual(line)) - self.usual(line)

    def features(self, kept, rolls, open_lines):
        """What is true of a turn in which these dice are kept."""
        counts = sorted(((kept.count(face), face) for face in set(kept)), reverse=True)
        run = longest = 0
        for face in range(1, 7):
            run = run + 1 if face in kept else 0
            longest = max(longest, run)
        shape = tuple(count for count, _ in counts)
        lines = ("threeOfAKind", "fourOfAKind", "kiriki", "fullHouse", "smallStraight", "largeStraight", "chance")
        are_open = [line in open_lines for line in lines]
        yield (rolls, "same", shape[0] if shape else 0, *are_open[:3])
        yield (rolls, "shape", shape, are_open[3])
        yield (rolls, "run", longest, len(kept), *are_open[4:6])
        yield (rolls, "sum", sum(kept), are_open[6])
        for count, face in counts:
            yield (rolls, "face", face, count, FACES[face - 1] in open_lines)

    def worth_of_keeping(self, features):
        return sum(self.weights.get(feature, 0.0) for feature in features)

    def choose(self, view, player, actions):
        """An id, and the features of what is kept where dice are rolled again."""
        sheet, dice, rolls = view["sheets"][player], view["dice"], view["rolls"]
        if len(actions) == 1:
            return next(iter(actions)), None
        lying = tuple(sorted(dice))
        open_lines = {line for line, points in sheet.items() if points is None}
        choices = {}
        for id, action in actions.items():
            if action["type"] == "score":
                choices[action["pattern"]] = (id, None)
            else:
                kept = tuple(sorted(face for place, face in enumerate(dice) if place not in action["dice"]))
                choices[kept] = (id, kept)
        if self.random.random() < self.exploring:
            id, kept = self.random.choice(list(choices.values()))
            return id, kept if kept is None else list(self.features(kept, rolls, open_lines))
        best = None
        for name, (id, kept) in choices.items():
            features = None if kept is None else list(self.features(kept, rolls, open_lines))
            worth = self.worth_of_line(name, lying) if kept is None else self.worth_of_keeping(features)
            # Whoever knows nothing takes anything.
            rank = (worth, self.random.random())
            if best is None or rank > best[0]:
                best = (rank, id, features)
        return best[1], best[2]

    def learn(self, line, dice, points, kept):
        """What a turn has come to, and what was kept on the way."""
        self.points[line, dice] = points
        times, mean = self.average.get(line, (0, 0.0))
        self.average[line] = (times + 1, mean + (points - mean) / min(times + 1, 500))
        came = points - self.usual(line)
        for features in kept:
            error = came - self.worth_of_keeping(features)
            for feature in features:
                self.weights[feature] = self.weights.get(feature, 0.0) + STEP * error / len(features)


FACES = ("ones", "twos", "threes", "fours", "fives", "sixes")


class Actions:
    """What ids stand for: the same in every position, so that each is asked for once."""

    def __init__(self, games):
        self.games, self.known = games, {}

    def of(self, place, step):
        for id in step["legal"]:
            if id not in self.known:
                self.known[id] = self.games.describe(place, id)["action"]
        return {id: self.known[id] for id in step["legal"]}


def train(games, learner, turns, seed):
    """Plays alone until so many turns are over."""
    actions, done, batch = Actions(games), 0, 0
    while done < turns:
        learner.exploring = max(0.02, 0.3 * (1 - done / turns))
        steps = games.open("kiriki", players=1, seed=f"{seed} {batch}", count=BATCH)
        kept = [[] for _ in steps]
        batch += 1
        while not all(step["over"] for step in steps):
            ids, scored = [], []
            for place, step in enumerate(steps):
                if step["over"]:
                    ids.append(None)
                    continue
                known = actions.of(place, step)
                id, features = learner.choose(step["view"], 0, known)
                ids.append(id)
                if features:
                    kept[place].append(features)
                if known[id]["type"] == "score":
                    scored.append((place, known[id]["pattern"], step["view"]))
            steps = games.step(ids)
            for place, line, before in scored:
                points = steps[place]["view"]["sheets"][0][line] - (before["sheets"][0][line] or 0)
                learner.learn(line, tuple(sorted(before["dice"])), points, kept[place])
                kept[place] = []
                done += 1


def alone(games, learner, seed, count=BATCH):
    """Points a game."""
    actions = Actions(games)
    learner.exploring = 0.0
    steps = games.open("kiriki", players=1, seed=seed, count=count)
    while not all(step["over"] for step in steps):
        steps = games.step(
            [
                None if step["over"] else learner.choose(step["view"], 0, actions.of(place, step))[0]
                for place, step in enumerate(steps)
            ]
        )
    return sum(step["result"]["scores"][0] for step in steps) / count


def against(games, learner, bot, count, seed):
    """Games won against a bot, ties by halves, and how far ahead in points one with another; each begins every other one."""
    actions = Actions(games)
    learner.exploring = 0.0
    won = ahead = 0.0
    for seat in (0, 1):
        steps = games.open("kiriki", players=2, seed=f"{seed} {seat}", count=count // 2)
        while not all(step["over"] for step in steps):
            ids = games.bot(bot, player=1 - seat)
            for place, step in enumerate(steps):
                if step["player"] == seat:
                    ids[place] = learner.choose(step["view"], seat, actions.of(place, step))[0]
            steps = games.step(ids)
        for step in steps:
            winners, scores = step["result"]["winners"], step["result"]["scores"]
            won += seat in winners and 1 / len(winners)
            ahead += (scores[seat] - scores[1 - seat]) / count
    return won, ahead


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--turns", type=int, default=60000)
    parser.add_argument("--games", type=int, default=20, help="against the bot, an even number")
    parser.add_argument("--seed", default="s")
    asked = parser.parse_args()
    learner = Learner(asked.seed)
    with Games("kiriki", players=1, seed=asked.seed) as games:
        for when in ("before", "after"):
            if when == "after":
                train(games, learner, asked.turns, f"{asked.seed} learn")
            points = alone(games, learner, f"{asked.seed} alone")
            won, ahead = against(games, learner, "easy", asked.games, f"{asked.seed} easy")
            print(
                f"{when}: alone {points:.1f} points a game;",
                f"against easy {won:g} of {asked.games} won, {ahead:+.1f} points",
                flush=True,
            )


if __name__ == "__main__":
    main()
