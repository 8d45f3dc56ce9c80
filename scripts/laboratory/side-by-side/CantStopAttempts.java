import core.AbstractGameState;
import core.AbstractPlayer;
import core.Game;
import core.actions.AbstractAction;
import games.cantstop.CantStopForwardModel;
import games.cantstop.CantStopGameState;
import games.cantstop.CantStopParameters;
import games.cantstop.actions.AllocateDice;
import games.cantstop.actions.Pass;
import games.cantstop.actions.RollDice;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import java.util.function.Function;
import java.util.stream.IntStream;

/** Has a player of TAG answer with what each line names (a moment and an action), and prints what the loop and the forward model do. */
class CantStopAttempts {
    static final Deque<AbstractAction> answers = new ArrayDeque<>();

    /** Answers what it was told to, also null. */
    static class Puppet extends AbstractPlayer {
        Puppet() {
            super(null, "puppet");
        }

        @Override
        public AbstractAction _getAction(AbstractGameState observation, List<AbstractAction> offered) {
            AbstractAction answer = answers.poll();
            return answer instanceof Offered ? offered.get(0) : answer;
        }

        @Override
        public AbstractPlayer copy() {
            return new Puppet();
        }
    }

    /** Stands for the first of the actions that are offered. */
    static class Offered extends Pass {
        Offered() {
            super(false);
        }
    }

    static Game at(String moment) {
        Game game = new Game(null, new CantStopForwardModel(), new CantStopGameState(new CantStopParameters(), 2));
        game.reset(List.of(new Puppet(), new Puppet()), 1);
        if (moment.equals("begin")) return game;
        answers.add(new RollDice());
        game.oneAction();
        if (moment.equals("rolled")) return game;
        answers.add(new Offered());
        game.oneAction();
        return game;
    }

    /** Two columns that no pair of the dice makes. */
    static int[] strangers(int[] dice) {
        List<Integer> made = IntStream.range(0, 4).boxed()
            .flatMap(i -> IntStream.range(0, i).mapToObj(j -> dice[i] + dice[j])).toList();
        return IntStream.rangeClosed(2, 12).filter(column -> !made.contains(column)).limit(2).toArray();
    }

    static AbstractAction named(String name, CantStopGameState state) {
        return switch (name) {
            case "stop" -> new Pass(false);
            case "bust" -> new Pass(true);
            case "roll" -> new RollDice();
            case "strangers" -> new AllocateDice(strangers(state.getDice()));
            case "nothing" -> new AllocateDice();
            case "null" -> null;
            default -> throw new IllegalArgumentException(name);
        };
    }

    static String fate(String moment, String name, boolean isLoop) {
        Game game = at(moment);
        CantStopGameState state = (CantStopGameState) game.getGameState();
        if (name.equals("runners")) {
            for (int column = 2; column < 6; column++) state.moveMarker(column);
            name = "stop";
        }
        AbstractGameState before = state.copy();
        AbstractAction action = named(name, state);
        try {
            if (isLoop) {
                answers.clear();
                if (action != null) answers.add(action);
                game.oneAction();
            } else game.getForwardModel().next(state, action);
        } catch (AssertionError | RuntimeException error) {
            return "an exception in the host";
        }
        boolean isSame = before.equals(state) && before.getCurrentPlayer() == state.getCurrentPlayer()
            && before.getGamePhase() == state.getGamePhase();
        return isSame ? "refused" : "done";
    }

    public static void main(String[] lines) {
        for (String line : lines) {
            String[] words = line.split(" ");
            System.out.println(fate(words[0], words[1], true) + "\t" + fate(words[0], words[1], false));
        }
    }
}
