// As in all games of outer faces.
export { facesWorth as trullaWorth } from '../../kit/faces.heuristic.js';
