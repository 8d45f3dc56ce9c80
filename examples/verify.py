#!/usr/bin/env python3
"""Draws every random event of a recorded game again, from its seed, or from what all have shared.

    npx dicewright chances FILE --out OTHER
    python3 verify.py OTHER [--commitment sha256:...]

Written from docs/reference/dice-and-fairness.md, with nothing but Python's standard library: whoever doesn't believe the package
that made the record can read this, or write the same in another language. Exit code 0 when every outcome is what the seed
gives, or the links of all; 1, with a line for each that isn't.
"""
import hashlib
import json
import re
import sys

TWO_32 = 1 << 32


class Problem(Exception):
    pass


# --- Integers -----------------------------------------------------------------------------------------------------------


def chacha20(key, block, nonce):
    """A block of the key stream (RFC 8439, 2.3): sixteen unsigned words."""
    first = [0x61707865, 0x3320646E, 0x79622D32, 0x6B206574, *key, block, *nonce]
    x = list(first)

    def quarter(a, b, c, d):
        for to, by, turned, bits in ((a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7)):
            x[to] = (x[to] + x[by]) & 0xFFFFFFFF
            word = x[turned] ^ x[to]
            x[turned] = ((word << bits) | (word >> (32 - bits))) & 0xFFFFFFFF

    for _ in range(10):
        for i in range(4):
            quarter(i, 4 + i, 8 + i, 12 + i)
        for i in range(4):
            quarter(i, 4 + (i + 1) % 4, 8 + (i + 2) % 4, 12 + (i + 3) % 4)
    return [(one + other) & 0xFFFFFFFF for one, other in zip(x, first)]


def words_of_today(seed, event):
    """The integers of an event, dice version 3."""
    digest = hashlib.sha256(b"dicewright/3 dice\n" + seed.encode()).digest()
    key = [int.from_bytes(digest[i : i + 4], "little") for i in range(0, 32, 4)]
    nonce = [event % TWO_32, event // TWO_32, 0]
    block = 0
    while True:
        yield from chacha20(key, block, nonce)
        block += 1


def words_of_before(seed, event):
    """The integers of an event, dice version 2."""
    key = hashlib.sha256(b"dicewright/2 dice\n" + seed.encode()).digest()
    block = 0
    while True:
        digest = hashlib.sha256(key + event.to_bytes(8, "big") + block.to_bytes(4, "big")).digest()
        yield from (int.from_bytes(digest[i : i + 4], "big") for i in range(0, 32, 4))
        block += 1


def below(words, size):
    """One of the integers below the size, which is at most 2 ** 32."""
    limit = TWO_32 // size * size
    while True:
        # As a signed integer, plus 2 ** 31.
        drawn = next(words) ^ 0x80000000
        if drawn < limit:
            return drawn % size


def integer(words, least, most):
    size = most - least + 1
    if size <= TWO_32:
        return least + below(words, size)
    while True:
        high = below(words, size // TWO_32 + 1)
        drawn = high * TWO_32 + below(words, TWO_32)
        if drawn < size:
            return least + drawn


# --- Chances ------------------------------------------------------------------------------------------------------------


def choose(words, entries):
    """The entry in which an integer from 1 to the sum of the weights falls."""
    rest = integer(words, 1, sum(entry["weight"] for entry in entries))
    for entry in entries:
        rest -= entry["weight"]
        if rest <= 0:
            return entry
    raise Problem("the weights have no sum")


def joined(value):
    return value if isinstance(value, str) else "".join(joined(part) for part in value)


def shuffled(words, items, count):
    deck = list(items)
    for place in range(count):
        drawn = integer(words, place, len(deck) - 1)
        deck[place], deck[drawn] = deck[drawn], deck[place]
    return deck[:count]


def drawn(words, bag, count):
    left = [times for _, times in bag]
    found = []
    for _ in range(count):
        rest = integer(words, 1, sum(left))
        for place, times in enumerate(left):
            rest -= times
            if rest <= 0:
                break
        left[place] -= 1
        found.append(bag[place][0])
    return found


def until(words, chance):
    if chance["holds"] is None:
        raise Problem("what ends it is too much to list")
    ending = {canonical(one) for one in chance["holds"]}
    found = []
    while len(found) < chance["most"] and not (found and canonical(found[-1]) in ending):
        found.append(draw(words, chance["of"]))
    return found


def placed(text, on, at):
    letters = list(on)
    for letter, places in zip(text, at):
        for place in places:
            letters[place] = letter
    return "".join(letters)


def row_of(text, row):
    """The digits that are read off a text."""

    def digit(readings):
        shown = {table.get(text[place]) for place, table in readings}
        return str(shown.pop()) if len(shown) == 1 else "0"

    return "".join(digit(readings) for readings in row)


def is_found(unless, text):
    rows = unless.get("rows")
    texts = [text] if rows is None else [row_of(text, row) for row in rows]
    return any(re.search(unless["expression"], one) for one in texts)


MOST_TRIES = 2000


def anew(words, chance):
    for _ in range(MOST_TRIES):
        text = draw(words, chance["of"])
        if not any(is_found(unless, text) for unless in chance["unless"]):
            return text
    raise Problem("after 2000 tries it goes on with other integers, which this program can't draw")


MOST_ROWS = 24


def roll_off(words, players, sides):
    rows = []
    rolling = players
    while rolling > 1 or not rows:
        row = [integer(words, 1, sides) for _ in range(rolling)]
        rows.append(row if len(rows) < MOST_ROWS - 1 else [2] + [1] * (rolling - 1))
        rolling = rows[-1].count(max(rows[-1]))
    return rows


def poured(words, dice, tries, weight, places):
    lying = []

    def open_places():
        return [place for place, below_it in places if place not in lying and all(one in lying for one in below_it)]

    here = open_places()
    most = tries * (len(here) + dice - 1)
    least = weight * len(here)
    while len(lying) < dice and here:
        if integer(words, 1, most) > least:
            return {"placed": lying, "fell": 1}
        lying.append(here[integer(words, 0, len(here) - 1)])
        here = open_places()
    return {"placed": lying, "fell": 0}


def told(value, pairs):
    for drawn, said in pairs:
        if canonical(drawn) == canonical(value):
            return said
    raise Problem("what was drawn is not among what can be told")


def draw(words, chance):
    kind = chance["kind"]
    if kind == "always":
        return chance["outcome"]
    if kind == "die":
        return integer(words, 1, chance["sides"])
    if kind == "weighted":
        return choose(words, chance["outcomes"])["outcome"]
    if kind == "repeated":
        return [draw(words, chance["of"]) for _ in range(chance["count"])]
    if kind == "list":
        return [draw(words, one) for one in chance["of"]]
    if kind == "combined":
        return {key: draw(words, one) for key, one in chance["of"]}
    if kind == "mixture":
        return draw(words, choose(words, chance["of"])["chance"])
    if kind == "shuffled":
        return shuffled(words, chance["items"], chance["count"])
    if kind == "drawn":
        return drawn(words, chance["bag"], chance["count"])
    if kind == "until":
        return until(words, chance)
    if kind == "joined":
        return joined(draw(words, chance["of"]))
    if kind == "placed":
        return placed(draw(words, chance["of"]), chance["on"], chance["at"])
    if kind == "inserted":
        place = integer(words, 1, chance["places"])
        text = draw(words, chance["of"])
        return text[: place - 1] + chance["letter"] + text[place - 1 :]
    if kind == "told":
        return told(draw(words, chance["of"]), chance["pairs"])
    if kind == "anew":
        return anew(words, chance)
    if kind == "rollOff":
        return roll_off(words, chance["players"], chance["sides"])
    if kind == "poured":
        return poured(words, chance["dice"], chance["tries"], chance["weight"], chance["places"])
    raise Problem("its game does not say how it is drawn")


# --- Canonical JSON (RFC 8785) ------------------------------------------------------------------------------------------


def number(value):
    """As JavaScript writes it."""
    if value == 0:
        return "0"
    sign = "-" if value < 0 else ""
    # Digits as one integer, and what it is multiplied by: shortest are Python's, as JavaScript's are.
    mantissa, _, exponent = repr(abs(float(value))).partition("e")
    whole, _, fraction = mantissa.partition(".")
    digits = (whole + fraction).lstrip("0")
    point = len(digits) - len(fraction) + int(exponent or 0)
    digits = digits.rstrip("0")
    if len(digits) <= point <= 21:
        return sign + digits + "0" * (point - len(digits))
    if 0 < point <= 21:
        return f"{sign}{digits[:point]}.{digits[point:]}"
    if -6 < point <= 0:
        return f"{sign}0.{'0' * -point}{digits}"
    tail = f".{digits[1:]}" if len(digits) > 1 else ""
    return f"{sign}{digits[0]}{tail}e{'+' if point > 0 else '-'}{abs(point - 1)}"


def canonical(value):
    if isinstance(value, dict):
        keys = sorted(value, key=lambda key: key.encode("utf-16-be", "surrogatepass"))
        return "{" + ",".join(f"{canonical(key)}:{canonical(value[key])}" for key in keys) + "}"
    if isinstance(value, list):
        return "[" + ",".join(canonical(one) for one in value) + "]"
    if isinstance(value, (int, float)) and not isinstance(value, bool):
        return number(value)
    return json.dumps(value, ensure_ascii=False)


# --- Records ------------------------------------------------------------------------------------------------------------


def commitment_to(seed, table):
    text = "dicewright/1 seed\n" if table is None else f"dicewright/2 seed\n{canonical(table)}\n"
    return "sha256:" + hashlib.sha256((text + seed).encode()).hexdigest()


def problems_of_table(record, table):
    """Where what was committed to is not what was played."""
    if table is None:
        if "match" in record:
            yield "table: it is missing"
        return
    for name in ("game", "rules", "players", "match"):
        if table.get(name) != record.get(name):
            yield f"table: {name}: it is not that of the record"
    for name, value in record["options"].items():
        if name not in table["options"] or canonical(table["options"][name]) != canonical(value):
            yield f"table: options: {name}: it is not that of the record"


def problems_of_commitment(record, table, kept):
    own = record.get("commitment")
    if kept is not None and own is not None and kept != own:
        yield "commitment: it is not the one that was kept"
    promised = own if kept is None else kept
    if "commitments" in record:
        secret, what = "\n".join(record["commitments"]), "commitments: they are not those"
    else:
        secret, what = record["seed"], "seed: it is not the one"
    if promised is not None and commitment_to(secret, table) != promised:
        yield f"{what} that the commitment was made for"


MOST_LINKS = 4096
LOT = 2**53 - 1


def links_of(commitment, last):
    """The links of a chain that were revealed, the first of them first; nothing where the last is none of the chain."""
    links = []
    link = last
    while len(links) < MOST_LINKS:
        links.append(link)
        link = hashlib.sha256(f"dicewright/1 link\n{link}".encode()).hexdigest()
        if "sha256:" + link == commitment:
            return links[::-1]
    return None


def shared_seeds(record):
    """The seed of each throw, which the links of all for it are."""
    commitments, last = record["commitments"], record.get("links", [])
    if not last and not any("outcome" in action for action in record["actions"]) and "lot" not in record:
        return []
    if len(commitments) != record["players"] + 1 or len(last) != len(commitments):
        raise Problem("links: there is not one for each")
    chains = [links_of(commitment, link) for commitment, link in zip(commitments, last)]
    for place, chain in enumerate(chains):
        if chain is None or len(chain) != len(chains[0]):
            raise Problem(f"links: number {place + 1} is not the last one of so many of its chain")
    return ["\n".join(links) for links in zip(*chains)]


def seeds_in(record, events):
    """The seed that each of the events is drawn from, by its number."""
    if "commitments" not in record:
        return lambda event: record["seed"]
    seeds = shared_seeds(record)
    first = 0
    if "lot" in record:
        first = 1
        if integer(words_of_today(seeds[0], LOT), 1, record["players"]) - 1 != record["lot"]:
            raise Problem("lot: the links give another")
    if len(seeds) != events + first:
        raise Problem(f"links: of {len(seeds)} throws, but there were {events + first}")
    return lambda event: seeds[event + first]


def problems_of_events(record, chances):
    words_of = {2: words_of_before, 3: words_of_today}.get(record.get("dice"))
    if words_of is None:
        yield "dice: nobody throws dice of that version any more"
        return
    actions = record["actions"]
    rolled = [index for index, action in enumerate(actions) if "outcome" in action]
    if rolled != [one["action"] for one in chances]:
        yield "chances: they are not of the actions of the record"
        return
    first = record.get("from", {}).get("events", 0)
    giver = "links give" if "commitments" in record else "seed gives"
    try:
        seed_of = seeds_in(record, len(rolled))
    except Problem as problem:
        yield str(problem)
        return
    for event, one in enumerate(chances, first):
        where = f"action {one['action']}, event {event}"
        if one["event"] != event:
            yield f"{where}: it is told to be event {one['event']}"
            continue
        try:
            drawn = draw(words_of(seed_of(event), event), one["chance"])
        except Problem as problem:
            yield f"{where}: {problem}"
            continue
        outcome = actions[one["action"]]["outcome"]
        if canonical(drawn) != canonical(outcome):
            yield f"{where}: the {giver} {canonical(drawn)}, the record has {canonical(outcome)}"


def problems(told_of, kept):
    if told_of.get("format") != "dicewright/chances 1":
        yield "format: expected what dicewright chances writes"
        return
    record, table = told_of["record"], told_of["table"]
    if "commitments" in record and "seed" in record:
        yield "seed: where all share in the dice there is none"
        return
    if "commitments" not in record and not isinstance(record.get("seed"), str):
        yield "seed: there is none"
        return
    yield from problems_of_table(record, table)
    yield from problems_of_commitment(record, table, kept)
    yield from problems_of_events(record, told_of["chances"])


def giver_of(told_of):
    return "links of all give" if "commitments" in told_of["record"] else "seed gives"


def main(args):
    kept = None
    if "--commitment" in args:
        at = args.index("--commitment")
        kept = args[at + 1]
        del args[at : at + 2]
    if not args:
        print(__doc__)
        return 2
    worst = 0
    for name in args:
        with open(name, encoding="utf-8") as file:
            told_of = json.load(file)
        found = list(problems(told_of, kept))
        for problem in found:
            print(f"{name}: {problem}")
        if found:
            worst = 1
        else:
            print(f"{name}: {len(told_of['chances'])} outcomes, all as the {giver_of(told_of)} them")
    return worst


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
