// Rasanto by hand, as ../../bench/sides/rasanto-by-hand.ts plays it, with random numbers of its own: prints nanoseconds a
// move.
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { LEVELS = 9, PLATE = 45, CELLS = 165 };

static uint32_t random_state = 2463534242;

static int random_cell(void) {
  random_state ^= random_state << 13;
  random_state ^= random_state >> 17;
  random_state ^= random_state << 5;
  return (int)(((uint64_t)random_state * PLATE) >> 32);
}

static int places[LEVELS + 1][LEVELS + 1][LEVELS + 1];
static int16_t below[CELLS][3], above[CELLS][3];

static int place_of(int x, int y, int z) {
  return x < 0 || y < 0 || z < 0 || x + y + z >= LEVELS ? -1 : places[x][y][z];
}

static void build_pyramid(void) {
  int cell = 0;
  for (int depth = LEVELS - 1; depth >= 0; depth--)
    for (int z = 0; z <= depth; z++)
      for (int x = 0; x + z <= depth; x++) places[x][depth - x - z][z] = cell++;
  for (int depth = LEVELS - 1; depth >= 0; depth--)
    for (int z = 0; z <= depth; z++)
      for (int x = 0; x + z <= depth; x++)
        for (int axis = 0; axis < 3; axis++) {
          int y = depth - x - z, dx = axis == 0, dy = axis == 1, dz = axis == 2;
          below[places[x][y][z]][axis] = (int16_t)place_of(x + dx, y + dy, z + dz);
          above[places[x][y][z]][axis] = (int16_t)place_of(x - dx, y - dy, z - dz);
        }
}

int main(int argc, char **argv) {
  long games = argc > 1 ? atol(argv[1]) : 0, moves = 0, red = 0;
  build_pyramid();
  clock_t start = clock();
  for (long game = 0; game < games; game++) {
    uint8_t board[CELLS] = {0};
    int waiting[CELLS];
    for (int move = 0; move < PLATE; move++) {
      int cell = random_cell();
      while (board[cell] != 0) cell = random_cell();
      board[cell] = (uint8_t)(1 + (move & 1));
      waiting[0] = cell;
      for (int first = 0, last = 1; first < last; first++) {
        for (int axis = 0; axis < 3; axis++) {
          int funnel = above[waiting[first]][axis];
          if (funnel < 0 || board[funnel] != 0) continue;
          int one = board[below[funnel][0]], two = board[below[funnel][1]], three = board[below[funnel][2]];
          if (one == 0 || two == 0 || three == 0) continue;
          int sum = one + two + three;
          board[funnel] = sum == 3 || sum == 5 ? 2 : 1;
          waiting[last++] = funnel;
        }
      }
      moves++;
    }
    for (int cell = 0; cell < CELLS; cell++) red += board[cell] == 1;
  }
  double seconds = (double)(clock() - start) / CLOCKS_PER_SEC;
  printf("{\"nanoseconds\":%.3f,\"moves\":%ld,\"red\":%ld}\n", seconds * 1e9 / (double)moves, moves, red);
  return 0;
}
