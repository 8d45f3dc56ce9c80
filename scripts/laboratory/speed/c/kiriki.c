// Kiriki for two by hand, as ../../bench/sides/by-hand.ts plays it, with dice of its own: prints nanoseconds a move.
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { PLAYERS = 2, DICE = 5, LINES = 13, THREE = 6, FOUR, FULL_HOUSE, SMALL, LARGE, KIRIKI, CHANCE };

static uint32_t random_state = 2463534242;

static int throw_die(void) {
  random_state ^= random_state << 13;
  random_state ^= random_state >> 17;
  random_state ^= random_state << 5;
  return 1 + (int)(((uint64_t)random_state * 6) >> 32);
}

static void count_faces(const int *dice, int *counts) {
  memset(counts, 0, 7 * sizeof *counts);
  for (int i = 0; i < DICE; i++) counts[dice[i]]++;
}

static int most_frequent(const int *counts) {
  int best = 6;
  for (int face = 5; face >= 1; face--) if (counts[face] > counts[best]) best = face;
  return best;
}

static int score(const int *counts, int line) {
  int sum = 0, most = 0, run = 0, longest = 0, has_two = 0, has_three = 0;
  if (line < THREE) return (line + 1) * counts[line + 1];
  for (int face = 1; face <= 6; face++) {
    sum += face * counts[face];
    if (counts[face] > most) most = counts[face];
    run = counts[face] > 0 ? run + 1 : 0;
    if (run > longest) longest = run;
    has_two |= counts[face] == 2;
    has_three |= counts[face] == 3;
  }
  switch (line) {
    case THREE: return most >= 3 ? sum : 0;
    case FOUR: return most >= 4 ? sum : 0;
    case FULL_HOUSE: return has_two && has_three ? 25 : 0;
    case SMALL: return longest >= 4 ? 30 : 0;
    case LARGE: return longest >= 5 ? 40 : 0;
    case KIRIKI: return most == 5 ? 50 : 0;
    default: return sum;
  }
}

static int best_line(const int *sheet, const int *counts) {
  int best = CHANCE, most = -1;
  for (int line = 0; line < LINES; line++) {
    int again = line == KIRIKI && sheet[line] > 0;
    if (sheet[line] >= 0 && !again) continue;
    int points = score(counts, line);
    if (points > most && !(again && points == 0)) {
      best = line;
      most = points;
    }
  }
  return best;
}

int main(int argc, char **argv) {
  long games = argc > 1 ? atol(argv[1]) : 0, moves = 0, points = 0;
  clock_t start = clock();
  for (long game = 0; game < games; game++) {
    int sheets[PLAYERS][LINES], open[PLAYERS], dice[DICE], counts[7], unfinished = PLAYERS;
    memset(sheets, -1, sizeof sheets);
    for (int player = 0; player < PLAYERS; player++) open[player] = LINES;
    for (int player = 0; unfinished > 0; player = (player + 1) % PLAYERS) {
      if (open[player] == 0) continue;
      for (int rolls = 0; rolls < 3; rolls++) {
        int kept = rolls == 0 ? 0 : most_frequent(counts);
        if (kept != 0 && counts[kept] == DICE) break;
        for (int i = 0; i < DICE; i++) if (dice[i] != kept || rolls == 0) dice[i] = throw_die();
        count_faces(dice, counts);
        moves++;
      }
      int line = best_line(sheets[player], counts);
      int worth = score(counts, line);
      if (sheets[player][line] < 0) {
        sheets[player][line] = 0;
        if (--open[player] == 0) unfinished--;
      }
      sheets[player][line] += worth;
      points += worth;
      moves++;
    }
  }
  double seconds = (double)(clock() - start) / CLOCKS_PER_SEC;
  printf("{\"nanoseconds\":%.3f,\"moves\":%ld,\"points\":%ld}\n", seconds * 1e9 / (double)moves, moves, points);
  return 0;
}
