// As in all games of outer faces.
export { facesWorth as theMostSimpleGameWorth } from '../../kit/faces.heuristic.js';
