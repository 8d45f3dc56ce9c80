/**
 * The dice pyramid of Das Spiel: 165 cells on a base plate of 45 funnels, and what dice do there. Cells are numbers
 * inside and names (`'3c2'`) at the border; boards are strings with a letter a cell, and a second string gives the poses
 * of their dice where numbers matter.
 *
 * @example
 * ```ts
 * import { cellNamed, cellName, emptyBoard, isFree, placeableCells, placeDie } from 'dicewright/pyramid';
 * import { boardText, cornerPyramid, editBoard, jumpsFrom, outerFaces, putDie } from 'dicewright/pyramid';
 *
 * // Ten red dice in corner A, built from below; then a green one on the plate beside them.
 * const buffer = editBoard(emptyBoard());
 * for (const cell of cornerPyramid(0, 3)) putDie(buffer, cell, 'r');
 * const board = placeDie(boardText(buffer), cellNamed('a6'), 'g');
 * console.log(outerFaces(board, 'r'), isFree(board, cellNamed('2a7'))); // → 12 true
 *
 * // Funnels that take another die, and where the top one could jump.
 * console.log(placeableCells(board).length); // → 38
 * console.log(jumpsFrom(board, cellNamed('2a7')).map(({ to }) => cellName(to))); // → [ 'd6' ]
 * ```
 *
 * @module dicewright/pyramid
 */
export { type Block, makeBlock } from './block.js';
export {
  type BoardBuffer,
  type BoardLike,
  boardString,
  boardText,
  countDice,
  diceCells,
  dieAt,
  EMPTY,
  editBoard,
  emptyBoard,
  isEmpty,
  isOccupied,
  moveDie,
  placeDice,
  placeDie,
  poseString,
  putDie,
  removeDie,
  swapDice,
} from './board.js';
export { buildableChunks, cellsBeside, growChunk, isBuildable, longestColumn } from './chunks.js';
export {
  areCongruent,
  type Congruence,
  drawInBlock,
  findInBlock,
  normalized,
  orientations,
  placedKey,
  shapeKey,
} from './congruence.js';
export { type ConnectedSearch, componentOf, connectedSets, isConnected, type Neighbourhood } from './connected.js';
export { type Contact, contactCells, contactOf, contacts, emptyTouching, touches, touchingCells } from './contact.js';
export { boardDeal, poseRoll, poseRolls } from './deal.js';
export { countBelow, funnelColours, funnelNumbers, funnelTotal, meetingNumbers, numberAt } from './funnel.js';
export { groupSeats, memberToPlay, type Seat, seatToPlay } from './groups.js';
export {
  countCarried,
  diceFunnels,
  freeCells,
  freedBy,
  isComplete,
  isDiceFunnel,
  isFree,
  isHeap,
  isOpenFace,
  isPlaceable,
  isSupported,
  loadOn,
  missingBelow,
  openedBy,
  openFaces,
  placeableCells,
} from './heap.js';
export { canJump, type Jump, jumpAlong, jumpChains, jumpLength, jumpsFrom } from './jump.js';
export {
  APEX,
  type Axis,
  axes,
  type Cell,
  cellAt,
  cellOf,
  coordinate,
  type Face,
  faces,
  levelCells,
  levelOf,
  offsetCell,
  PLATE_CELLS,
  PLATE_EDGE,
  type Point,
  PYRAMID_CELLS,
  pointOf,
  points,
  ray,
} from './lattice.js';
export {
  anyCell,
  cellName,
  cellNamed,
  cellSet,
  cellsNamed,
  inCellOrder,
  namesOf,
  parseCell,
  plateCell,
} from './names.js';
export {
  alongRow,
  carried,
  faceNeighbour,
  faceNeighbours,
  faceOffsets,
  planeNeighbours,
  type RowDirection,
  rowDirections,
  rowDirectionTo,
  rowNeighbours,
  rowOffset,
  supports,
  thirdAxis,
} from './neighbours.js';
export {
  type BoardMark,
  type BoardPartOptions,
  type BoardPictureOptions,
  boardPart,
  boardPicture,
  diePart,
  poseLooks,
} from './picture.js';
export {
  adjacentFaces,
  attackTargets,
  cellBetween,
  escapeTargets,
  type JumpOver,
  jumpsOver,
  pointingOffsets,
  rowSteps,
  seenBy,
  sightLines,
  stepsAlong,
  type Views,
} from './plate.js';
export {
  anyPose,
  faceShowing,
  type Handedness,
  type Numbers,
  numberOn,
  type Pose,
  poseShowing,
  poses,
  posesWith,
  rotatedPose,
  tumbled,
  turned,
  upperNumbers,
} from './pose.js';
export { carriesOthers, jumpsTogether, jumpTogether, type Turn, turnAbout, turnTogether } from './rigid.js';
export { cubeRotations, type Rotation, rotatePoint } from './rotations.js';
export { OUTER_FACES, outerFaceCount, outerFaces, outerFacesOfEach, wallCells, wallFaces } from './score.js';
export {
  column,
  columns,
  cornerPyramid,
  corners,
  cornerTriangle,
  isPlateBorder,
  plateEdge,
  plateTriangles,
  pyramidEdge,
  pyramidUnder,
  row,
  rowsThrough,
  turnedCell,
  wall,
  wallsOf,
} from './shapes.js';
export { canBeTaken, slideAxis, slideDown, slideRound, slidingColumn, standingColumn } from './slide.js';
export { type Colour, colourName, colours, evenShare, playerAxis, playerColours, STOCK_DICE, stock } from './stock.js';
