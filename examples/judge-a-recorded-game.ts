// A game of Calavera as it was written down at a table, with real dice, one turn a line. Was everything right? Two
// things were not: the rules find them, say where, and tell who has really won.
//
// `O` orange, `G` green, `P` pink, `B` black, `J` joker, `S` skull; a dot is a die that was left lying. After the rolls
// stands what was done with the dice, and what the opponent chose because of a skull.
import { calavera } from 'dicewright/calavera';
import { verifyRecord } from 'dicewright/record';

const names = ['Mara', 'Theo'];
const sheet = `
Mara: POJOOP O.B..S orange, Theo black
Theo: PPGJPJ ..GP.G pink
Mara: OSPBJO ..JBO. ..GB.. ..GP.. orange, Theo green
Theo: BJSPPG GP...O S....O pink, Mara orange
Mara: JPJOPB .J.OPS ...BS. freeze orange, Theo black
Theo: GBSPOB S..SB. curse, Mara black
Mara: JOBOOP .JJOBO ...PPJ joker green
Theo: BSBGBP ...P.S black, Mara pink
Mara: SOJGOO .P.JGO .S..BO joker green, Theo orange
Theo: JOGSOB P.B..O J.G... orange, Mara green
Mara: SPGGSJ green, Theo pink
Theo: JSOSGP pink, Mara green
Mara: SSBGJO black, Theo joker pink
Theo: BJOPJO S.PP.P .B..S. black, Mara pink
Mara: BSPGBG ..PO.S black, Theo orange
Theo: BJBPSP .J.S.B black, Mara joker pink
Mara: BSBSPO black, Theo orange
Theo: SBBOJB ...PP. ...BO. orange, Mara black
Mara: GBPPJB BJ..PB GB...G pink
Theo: SGJGPB ..O.BS orange, Mara green
Mara: JBJGGG .P.JSO .O...G freeze pink
`;
const result = { winners: [0], scores: [26, 24], reason: 'as it was added up at the table' };

const faces: Record<string, string> = {
  O: 'orange',
  G: 'green',
  P: 'pink',
  B: 'black',
  J: 'joker',
  S: 'skull',
};

/** The actions of one line, such as `Mara: POJOOP O.B..S orange, Theo black`. */
function actionsOf(line: string): object[] {
  const [name = '', turn = ''] = line.split(': ');
  const [own = '', ...choices] = turn.split(', ');
  const player = names.indexOf(name);
  const words = own.split(' ');
  const rolls = words.filter((word) => /^[A-Z.]{6}$/.test(word));
  return [
    ...rolls.map((letters) => {
      const dice = [0, 1, 2, 3, 4, 5].filter((place) => letters[place] !== '.');
      return { type: 'roll', player, dice, outcome: dice.map((place) => faces[letters[place] ?? '']) };
    }),
    ...choiceOf(player, words.slice(rolls.length)),
    ...choices.flatMap((choice) => {
      const [chooser = '', ...words] = choice.split(' ');
      return choiceOf(names.indexOf(chooser), words);
    }),
  ];
}

/** `orange`: all orange dice; `joker pink`: all jokers, for pink; `freeze pink`; `curse`: nothing. */
function choiceOf(player: number, [first = '', second = first]: readonly string[]): object[] {
  if (first === 'curse') return [];
  return [
    first === 'freeze' ? { type: 'freeze', player, row: second } : { type: 'mark', player, dice: first, row: second },
  ];
}

const turns = sheet.trim().split('\n');
const played = turns.flatMap((line, turn) => actionsOf(line).map((action) => ({ action, turn })));
const record = {
  format: 'dicewright/1',
  game: 'calavera',
  rules: 1,
  players: 2,
  options: {},
  names,
  actions: played.map(({ action }) => action),
  result,
};

const report = verifyRecord(record, calavera);
console.log(`${turns.length} turns, ${report.actions} actions. Not as the rules have it:`);
for (const { index, kind, clause, message } of report.deviations) {
  const entry = index === null ? undefined : played[index];
  const where = entry ? `turn ${entry.turn + 1} (${turns[entry.turn]})` : 'at the end';
  console.log(`- ${where}\n  ${kind}${clause ? `, ${clause}` : ''}: ${message}`);
}

// The table agrees: the fourth roll never happened, and the sum is added up again.
const wrong = new Set(report.deviations.map(({ index }) => index));
const corrected = { ...record, actions: record.actions.filter((_, index) => !wrong.has(index)), result: undefined };
const { ok, outcome } = verifyRecord(corrected, calavera);
console.log(`Corrected: ${ok ? 'all is legal' : 'still wrong'}.`);
console.log(`${outcome?.winners.map((winner) => names[winner]).join(', ')} wins, ${outcome?.scores?.join(' to ')}.`);
